import { sql, type QueryExecutorProvider } from "kysely";

const STATEMENTS = [
  `CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT`,

  `CREATE TABLE users (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE,
    plan_tier TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT`,

  `CREATE TABLE api_keys (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    hash TEXT NOT NULL UNIQUE,
    last_four TEXT NOT NULL,
    scopes TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    last_used_at INTEGER,
    revoked_at INTEGER
  ) STRICT`,
  `CREATE INDEX api_keys_of_user ON api_keys (user_id, revoked_at)`,

  `CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    hash TEXT NOT NULL UNIQUE,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT`,

  `CREATE TABLE editor_tickets (
    hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    expires_at INTEGER NOT NULL
  ) STRICT`,

  `CREATE TABLE credits (
    user_id TEXT PRIMARY KEY REFERENCES users (id),
    balance_tenths INTEGER NOT NULL CHECK (balance_tenths >= 0),
    reserved_tenths INTEGER NOT NULL CHECK (reserved_tenths >= 0),
    renews_at INTEGER NOT NULL
  ) STRICT`,

  `CREATE TABLE ledger (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id TEXT NOT NULL REFERENCES users (id),
    kind TEXT NOT NULL CHECK (kind IN ('grant', 'renewal', 'correction', 'reserve', 'settle', 'refund')),
    reference TEXT NOT NULL,
    amount_tenths INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    UNIQUE (reference, kind)
  ) STRICT`,
  `CREATE INDEX ledger_of_user ON ledger (user_id, id)`,
  `CREATE TRIGGER ledger_is_never_changed BEFORE UPDATE ON ledger
    BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END`,
  `CREATE TRIGGER ledger_is_never_shortened BEFORE DELETE ON ledger
    BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END`,
  `CREATE TRIGGER ledger_closes_a_charge_once BEFORE INSERT ON ledger
    WHEN NEW.kind IN ('settle', 'refund')
      AND EXISTS (SELECT 1 FROM ledger WHERE reference = NEW.reference AND kind IN ('settle', 'refund'))
    BEGIN SELECT RAISE(ABORT, 'the charge is closed already'); END`,

  `CREATE TABLE jobs (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    status TEXT NOT NULL CHECK (status IN ('running', 'succeeded', 'failed')),
    stage TEXT NOT NULL,
    progress INTEGER NOT NULL CHECK (progress BETWEEN 0 AND 100),
    format TEXT NOT NULL,
    slide_count INTEGER NOT NULL,
    project_id TEXT,
    error_code TEXT,
    error_message TEXT,
    process_id INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    finished_at INTEGER
  ) STRICT`,
  `CREATE INDEX jobs_running ON jobs (process_id) WHERE status = 'running'`,

  `CREATE TABLE idempotency_keys (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    operation TEXT NOT NULL,
    key TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    reply TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, operation, key)
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at)`,

  `CREATE TABLE projects (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    title TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('draft', 'published', 'archived')),
    format TEXT NOT NULL CHECK (format IN ('presentation', 'carousel')),
    aspect_ratio TEXT NOT NULL CHECK (aspect_ratio IN ('16:9', '4:3', '4:5')),
    template_family TEXT NOT NULL,
    language TEXT NOT NULL,
    planner TEXT NOT NULL CHECK (planner IN ('authored', 'claude', 'offline')),
    slide_count INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
  ) STRICT`,
  `CREATE INDEX projects_of_user ON projects (user_id, id)`,

  `CREATE TABLE slides (
    project_id TEXT NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    type TEXT NOT NULL,
    layout_id TEXT NOT NULL,
    title TEXT NOT NULL,
    notes TEXT NOT NULL,
    svg TEXT NOT NULL,
    checks TEXT NOT NULL,
    content TEXT,
    PRIMARY KEY (project_id, position)
  ) STRICT, WITHOUT ROWID`,
];

export async function up(database: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
