import Database from 'libsql';
import type { SqlValue } from './codec';
import { WriteTurns } from './write-turns';

/** For what SQLite itself waits for, in the middle of a call: never long, since nothing else is done meanwhile. */
const BUSY_MS = 250;
const MEMORY = ':memory:';

export type Row = Record<string, unknown>;

/**
 * One SQLite connection with its statements. Traps of libsql 0.5 are closed here: `statement.get()` leaves the
 * statement open, which pins an old snapshot for all later reads, so rows are always read to the end; and binding a
 * boolean aborts the process, so parameters are typed without it.
 */
export class Connection {
  readonly #database: Database.Database;
  readonly #statements = new Map<string, Database.Statement>();
  readonly #turns = new WriteTurns();

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
    this.#database.exec('BEGIN');
    return this.#commit(work);
  }

  /**
   * Runs reads and writes that nobody else can come between: the write
   * lock is taken first. Throws where another process has it.
   */
  writeNow<T>(work: () => T): T {
    this.#database.pragma('busy_timeout=0');
    try {
      this.#database.exec('BEGIN IMMEDIATE');
    } finally {
      this.#database.pragma(`busy_timeout=${BUSY_MS}`);
    }
    return this.#commit(work);
  }

  /**
   * The same, after some waiting for the lock; at once where it
   * is free. `undone` is told before anything else can go on.
   */
  write<T>(work: () => T, undone: () => void): Promise<T> {
    return this.#turns.take(() => {
      try {
        return this.writeNow(work);
      } catch (error) {
        undone();
        throw error;
      }
    });
  }

  #commit<T>(work: () => T): T {
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
