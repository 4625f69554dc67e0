import type { Cursor, FindOptions, Projection, Sort } from '../port';

/** A lazy query, executed only when its documents are requested. */
export class EmbeddedCursor<T> implements Cursor<T> {
  readonly #run: (options: FindOptions) => T[];
  readonly #options: FindOptions;

  constructor(run: (options: FindOptions) => T[], options: FindOptions) {
    this.#run = run;
    this.#options = { ...options };
  }

  sort(sort: Sort): this {
    this.#options.sort = sort;
    return this;
  }

  skip(count: number): this {
    this.#options.skip = count;
    return this;
  }

  limit(count: number): this {
    this.#options.limit = count;
    return this;
  }

  project(projection: Projection): Cursor<Partial<T>> {
    this.#options.projection = projection;
    return this;
  }

  async toArray(): Promise<T[]> {
    return this.#run(this.#options);
  }

  async *[Symbol.asyncIterator](): AsyncIterator<T, void> {
    yield* this.#run(this.#options);
  }
}
