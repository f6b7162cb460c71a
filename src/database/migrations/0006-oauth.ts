import { sql, type QueryExecutorProvider } from "kysely";

/* Codes, tokens, grants and registered clients of the authorization server; their ids are secrets, so only hashes are kept. */
const STATEMENTS = [
  `CREATE TABLE oauth_records (
    kind TEXT NOT NULL,
    id_hash TEXT NOT NULL,
    payload TEXT NOT NULL,
    grant_hash TEXT,
    uid_hash TEXT,
    user_id TEXT REFERENCES users (id) ON DELETE CASCADE,
    client_id TEXT,
    consumed_at INTEGER,
    expires_at INTEGER,
    PRIMARY KEY (kind, id_hash)
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX oauth_records_of_grant ON oauth_records (grant_hash) WHERE grant_hash IS NOT NULL`,
  `CREATE INDEX oauth_records_of_uid ON oauth_records (uid_hash) WHERE uid_hash IS NOT NULL`,
  `CREATE INDEX oauth_records_of_user ON oauth_records (user_id, client_id) WHERE user_id IS NOT NULL`,
  `CREATE INDEX oauth_records_by_end ON oauth_records (expires_at) WHERE expires_at IS NOT NULL`,

  `CREATE TABLE connected_apps (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    client_id TEXT NOT NULL,
    client_name TEXT NOT NULL,
    redirect_host TEXT NOT NULL,
    scopes TEXT NOT NULL,
    connected_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, client_id)
  ) STRICT, WITHOUT ROWID`,

  `CREATE TABLE client_documents (
    client_id TEXT PRIMARY KEY,
    document TEXT NOT NULL,
    fetched_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID`,

  `CREATE TABLE external_identities (
    issuer TEXT NOT NULL,
    subject TEXT NOT NULL,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (issuer, subject)
  ) STRICT, WITHOUT ROWID`,
];

export async function up(database: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
