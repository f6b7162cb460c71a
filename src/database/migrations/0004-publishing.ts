import { sql, type QueryExecutorProvider } from "kysely";

/*
 * A post is the outbox row of its own publication: a worker takes a lease on what is due (`lease_token` fences off a
 * slower one), keeps how far it came in `checkpoint` and ends in `published`, `failed` or, where the network's answer was
 * lost, `unknown_outcome`.
 */
const STATEMENTS = [
  `CREATE TABLE social_accounts (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    network TEXT NOT NULL,
    name TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT`,
  `CREATE INDEX social_accounts_of_user ON social_accounts (user_id, id)`,

  `CREATE TABLE media (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    file_name TEXT NOT NULL,
    type TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, file_name)
  ) STRICT, WITHOUT ROWID`,

  `CREATE TABLE scheduled_posts (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    social_account_id TEXT NOT NULL REFERENCES social_accounts (id) ON DELETE CASCADE,
    post_type TEXT NOT NULL CHECK (post_type IN ('text', 'image', 'document')),
    caption TEXT,
    scheduled_for INTEGER NOT NULL,
    status TEXT NOT NULL
      CHECK (status IN ('scheduled', 'publishing', 'published', 'failed', 'unknown_outcome')),
    attempts INTEGER NOT NULL DEFAULT 0,
    lease_token TEXT,
    lease_until INTEGER,
    checkpoint TEXT,
    external_id TEXT,
    external_url TEXT,
    error_code TEXT,
    error_message TEXT,
    published_at INTEGER,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
  ) STRICT`,
  `CREATE INDEX scheduled_posts_of_user ON scheduled_posts (user_id, id)`,
  `CREATE INDEX scheduled_posts_by_status ON scheduled_posts (user_id, status, id)`,
  `CREATE INDEX scheduled_posts_due ON scheduled_posts (scheduled_for) WHERE status = 'scheduled'`,
  `CREATE INDEX scheduled_posts_leased ON scheduled_posts (lease_until) WHERE status = 'publishing'`,

  `CREATE TABLE scheduled_post_media (
    post_id TEXT NOT NULL REFERENCES scheduled_posts (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    user_id TEXT NOT NULL,
    file_name TEXT NOT NULL,
    PRIMARY KEY (post_id, position),
    FOREIGN KEY (user_id, file_name) REFERENCES media (user_id, file_name)
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX scheduled_post_media_of_file ON scheduled_post_media (user_id, file_name)`,
];

export async function up(database: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
