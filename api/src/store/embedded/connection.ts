import Database from 'libsql';
import type { SqlValue } from './codec';
import { WriteTurns } from './write-turns';

/** SQLite's own lock timeout. It must be short, because such a wait blocks the process. */
const BUSY_MS = 250;
const MEMORY = ':memory:';
/** Keeps the journal in the process, and leaves it to the system when it writes to the disk. */
const SCRATCH = ['journal_mode=MEMORY', 'synchronous=OFF'];

export type Row = Record<string, unknown>;

/**
 * One SQLite connection and its statements. Works around two bugs in libsql 0.5. First, `statement.get()` leaves the
 * statement open, which pins an old snapshot for all later reads, so rows are always read to the end. Second, binding a
 * boolean aborts the process, so the parameter type excludes booleans.
 */
export class Connection {
  readonly #database: Database.Database;
  readonly #statements = new Map<string, Database.Statement>();
  readonly #turns = new WriteTurns();
  /** No other process can lock a store in memory, or a scratch file. */
  readonly #isShared: boolean;

  constructor(path = MEMORY, { isScratch = false } = {}) {
    this.#isShared = path !== MEMORY && !isScratch;
    this.#database = new Database(path);
    if (isScratch) {
      for (const setting of SCRATCH) this.#database.pragma(setting);
      return;
    }
    this.#database.pragma(`busy_timeout=${BUSY_MS}`);
    if (this.#isShared) this.#database.pragma('journal_mode=WAL');
    // FULL means that a commit is on disk before it is acknowledged, so a power failure loses no acknowledged write.
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

  /** Returns the number of changed rows. */
  run(sql: string, parameters: readonly SqlValue[] = []): number {
    return this.#statement(sql).run(parameters).changes;
  }

  /** For schema changes, whose statements are not cached. */
  execute(sql: string): void {
    this.#database.exec(sql);
  }

  /** Returns a number that changes whenever another connection, in this or another process, commits. */
  version(): number {
    return this.all('PRAGMA data_version')[0]!.data_version as number;
  }

  /** Runs all reads against the same snapshot. */
  read<T>(work: () => T): T {
    this.#database.exec('BEGIN');
    return this.#commit(work);
  }

  /**
   * Takes the write lock first, so that no other write can come between the reads and writes in `work`. Throws if
   * another process holds the lock.
   */
  writeNow<T>(work: () => T): T {
    if (this.#isShared) this.#database.pragma('busy_timeout=0');
    try {
      this.#database.exec('BEGIN IMMEDIATE');
    } finally {
      if (this.#isShared) this.#database.pragma(`busy_timeout=${BUSY_MS}`);
    }
    return this.#commit(work);
  }

  /**
   * Like `writeNow`, but waits for the lock; runs immediately if it is free. `undone` is called after a rollback,
   * before any other work can run.
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

  /**
   * Closes the database, leaving a single complete file. Checkpoints the write-ahead log explicitly, because libsql
   * does not do so on close.
   */
  close(): void {
    this.#statements.clear();
    this.#database.pragma('wal_checkpoint(TRUNCATE)');
    this.#database.close();
  }
}
