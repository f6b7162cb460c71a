import { sql, type QueryExecutorProvider } from "kysely";

/* An account without a password is one that only the shell, its keys or an external issuer opens. */
const STATEMENTS = [
  `CREATE TABLE passwords (
    user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    hash TEXT NOT NULL,
    changed_at INTEGER NOT NULL
  ) STRICT`,

  `CREATE TABLE invitations (
    hash TEXT PRIMARY KEY,
    email TEXT,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT`,

  `CREATE INDEX sessions_of_user ON sessions (user_id)`,
];

export async function up(database: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
