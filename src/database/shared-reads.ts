import type Sqlite from "better-sqlite3";
import type { PreparedQuery } from "./prepared-query.ts";

/** Finds the first row of a query on its own, however long it has to wait for the connection. */
type FindAlone = <Row>(query: PreparedQuery<Row>, value: string) => Promise<Row | undefined>;

interface Pending {
  /** Throws what the store says. */
  find(connection: Sqlite.Database): void;
  answer(): void;
  askAlone(findAlone: FindAlone): void;
}

/**
 * Reads for all calls that came in the same turn of the event loop in one transaction, when the turn ends: beginning and
 * ending one takes longer than finding a row. What was stored before a call came is seen, whoever stored it.
 */
export function shareReads(connection: Sqlite.Database, findAlone: FindAlone): FindAlone {
  let waiting: Pending[] = [];
  const findAll = connection.transaction((reads: readonly Pending[]) => {
    for (const read of reads) read.find(connection);
  });

  function areFound(reads: readonly Pending[]): boolean {
    // Another call's transaction may be open on this connection.
    if (connection.inTransaction) return false;
    try {
      findAll(reads);
      return true;
    } catch {
      return false;
    }
  }

  function flush(): void {
    const reads = waiting;
    waiting = [];
    if (areFound(reads)) for (const read of reads) read.answer();
    else for (const read of reads) read.askAlone(findAlone);
  }

  return (query, value) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(flush);
      waiting.push(new PendingRead(query, value, { resolve, reject }));
    });
}

interface Settle<Row> {
  readonly resolve: (row: Row | undefined) => void;
  readonly reject: (error: unknown) => void;
}

class PendingRead<Row> implements Pending {
  readonly #query: PreparedQuery<Row>;
  readonly #value: string;
  readonly #settle: Settle<Row>;
  #row: Row | undefined;

  constructor(query: PreparedQuery<Row>, value: string, settle: Settle<Row>) {
    this.#query = query;
    this.#value = value;
    this.#settle = settle;
  }

  find(connection: Sqlite.Database): void {
    this.#row = this.#query.first(connection, this.#value);
  }

  answer(): void {
    this.#settle.resolve(this.#row);
  }

  askAlone(findAlone: FindAlone): void {
    findAlone(this.#query, this.#value).then(this.#settle.resolve, this.#settle.reject);
  }
}
