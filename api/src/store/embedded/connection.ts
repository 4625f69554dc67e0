import Database from 'libsql';
import type { SqlValue } from './codec';

const BUSY_MS = 5000;
const MEMORY = ':memory:';

export type Row = Record<string, unknown>;

/** SQLite's own refusal. */
export interface SqlError extends Error {
  code: string;
}

export const isSqlError = (error: unknown): error is SqlError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('SQLITE_');

/**
 * One SQLite connection with its statements. Traps of libsql 0.5 are closed here: `statement.get()` leaves the
 * statement open, which pins an old snapshot for all later reads, so rows are always read to the end; and binding a
 * boolean aborts the process, so parameters are typed without it.
 */
export class Connection {
  readonly #database: Database.Database;
  readonly #statements = new Map<string, Database.Statement>();

  constructor(path = MEMORY) {
    this.#database = new Database(path);
    this.#database.pragma(`busy_timeout=${BUSY_MS}`);
    if (path !== MEMORY) this.#database.pragma('journal_mode=WAL');
    // FULL: a commit is on the disk before it is acknowledged, so a power cut loses nothing that was promised.
    this.#database.pragma('synchronous=FULL');
  }

  #statement(sql: string): Database.Statement {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = this.#database.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  all(sql: string, parameters: readonly SqlValue[] = []): Row[] {
    return this.#statement(sql).all(parameters) as Row[];
  }

  /** Returns how many rows were changed. */
  run(sql: string, parameters: readonly SqlValue[] = []): number {
    return this.#statement(sql).run(parameters).changes;
  }

  /** For schema changes: not kept as a statement. */
  execute(sql: string): void {
    this.#database.exec(sql);
  }

  /** A number that changes when another connection, of this or another process, has committed. */
  version(): number {
    return this.all('PRAGMA data_version')[0]!.data_version as number;
  }

  /** Runs reads that all see the same state. */
  read<T>(work: () => T): T {
    return this.#transaction('BEGIN', work);
  }

  /** Runs reads and writes that nobody else can come between: the write lock is taken first. */
  write<T>(work: () => T): T {
    return this.#transaction('BEGIN IMMEDIATE', work);
  }

  #transaction<T>(begin: string, work: () => T): T {
    this.#database.exec(begin);
    try {
      const result = work();
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.#database.inTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  /** Leaves one complete file: libsql does not empty the write-ahead log by itself when it closes. */
  close(): void {
    this.#statements.clear();
    this.#database.pragma('wal_checkpoint(TRUNCATE)');
    this.#database.close();
  }
}
