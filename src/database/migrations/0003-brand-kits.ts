import { sql, type QueryExecutorProvider } from "kysely";

const STATEMENTS = [
  `CREATE TABLE brand_kits (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kit_name TEXT NOT NULL,
    brand_name TEXT,
    brand_tagline TEXT,
    brand_logo_url TEXT,
    brand_primary_color TEXT,
    brand_secondary_color TEXT,
    brand_accent_color TEXT,
    brand_background_color TEXT,
    brand_font_heading TEXT,
    brand_font_body TEXT,
    is_default INTEGER NOT NULL CHECK (is_default IN (0, 1)),
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
  ) STRICT`,
  `CREATE INDEX brand_kits_of_user ON brand_kits (user_id, id)`,
  `CREATE UNIQUE INDEX one_default_brand_kit ON brand_kits (user_id) WHERE is_default = 1`,

  `CREATE TABLE brand_logos (
    brand_kit_id TEXT PRIMARY KEY REFERENCES brand_kits (id) ON DELETE CASCADE,
    png BLOB NOT NULL,
    fetched_at INTEGER NOT NULL
  ) STRICT`,
];

export async function up(database: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
