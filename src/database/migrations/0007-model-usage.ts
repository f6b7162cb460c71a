import { sql, type QueryExecutorProvider } from "kysely";

/*
 * A job tells what a language model took for it, and a deck keeps the text that its words point into. Jobs without a
 * model and decks of before have neither.
 */
const STATEMENTS = [
  `ALTER TABLE jobs ADD COLUMN model TEXT`,
  `ALTER TABLE jobs ADD COLUMN model_calls INTEGER`,
  `ALTER TABLE jobs ADD COLUMN input_tokens INTEGER`,
  `ALTER TABLE jobs ADD COLUMN cached_input_tokens INTEGER`,
  `ALTER TABLE jobs ADD COLUMN output_tokens INTEGER`,
  `ALTER TABLE jobs ADD COLUMN web_searches INTEGER`,
  `ALTER TABLE jobs ADD COLUMN cost_microdollars INTEGER`,
  `ALTER TABLE deck_origins ADD COLUMN read_text TEXT`,
];

export async function up(database: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
