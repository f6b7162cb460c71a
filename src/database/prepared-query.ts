import type Sqlite from "better-sqlite3";
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { Reader } from "./database.ts";
import type { Tables } from "./tables.ts";

/** A query of one text, for what every call asks: building it again would take longer than running it. */
export interface PreparedQuery<Row> {
  readonly compiled: CompiledQuery<Row>;
  /** The first row it finds for a value, at once: for a connection that is in no transaction. */
  first(connection: Sqlite.Database, value: string): Row | undefined;
}

const PLACEHOLDER = "\u0000 the value \u0000";

const builder = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

/** Builds a query once; throws where it uses any value but the one it is given. */
export function prepareQuery<Row>(
  build: (reader: Reader, value: string) => { compile(): CompiledQuery<Row> },
): PreparedQuery<Row> {
  const compiled = build(builder, PLACEHOLDER).compile();
  if (compiled.parameters.some((parameter) => parameter !== PLACEHOLDER)) {
    throw new TypeError("a prepared query takes one value and no other");
  }
  const parameters = compiled.parameters.length;
  const statements = new WeakMap<Sqlite.Database, Sqlite.Statement<string[], Row>>();
  return {
    compiled,
    first(connection, value) {
      let statement = statements.get(connection);
      if (statement === undefined) {
        statement = connection.prepare<string[], Row>(compiled.sql);
        statements.set(connection, statement);
      }
      return parameters === 1 ? statement.get(value) : statement.get(...compiled.parameters.map(() => value));
    },
  };
}

/** The query for one value. */
export function bind<Row>({ compiled }: PreparedQuery<Row>, value: string): CompiledQuery<Row> {
  return { ...compiled, parameters: compiled.parameters.map(() => value) };
}
