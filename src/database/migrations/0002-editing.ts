import { sql, type QueryExecutorProvider } from "kysely";

/*
 * What a slide was set from moves into one JSON column, `setting`, which is null once its markup was replaced; and a
 * project keeps what its slides share (theme colours, fonts, brand) and the text it was made from. Slides of before
 * know no such thing: they can be edited like any other markup.
 */
const STATEMENTS = [
  `CREATE TABLE edited_slides (
    project_id TEXT NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    title TEXT NOT NULL,
    notes TEXT NOT NULL,
    svg TEXT NOT NULL,
    setting TEXT,
    PRIMARY KEY (project_id, position)
  ) STRICT, WITHOUT ROWID`,
  `INSERT INTO edited_slides (project_id, position, title, notes, svg)
    SELECT project_id, position, title, notes, svg FROM slides`,
  `DROP TABLE slides`,
  `ALTER TABLE edited_slides RENAME TO slides`,

  `CREATE TABLE deck_origins (
    project_id TEXT PRIMARY KEY REFERENCES projects (id) ON DELETE CASCADE,
    source TEXT NOT NULL,
    setting TEXT NOT NULL
  ) STRICT`,
];

export async function up(database: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
