import type { Logger } from '../logging';

/** Something that visitors see has changed. */
export interface ContentChange {
  /** Which cached answers are old now: the areas of CachedBodies. */
  areas: readonly string[];
  /** Which pages show it. */
  paths: readonly string[];
}

type Listener = (change: ContentChange) => void | Promise<void>;

/**
 * Tells those who keep copies that content has changed. `changed` resolves when all have been told, so a writer that
 * answers afterwards knows that its visitor will see the change. A listener that fails is logged and fails nobody else.
 */
export class ContentEvents {
  readonly #listeners: Listener[] = [];
  readonly #logger: Logger;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  subscribe(listener: Listener): void {
    this.#listeners.push(listener);
  }

  async changed(change: ContentChange): Promise<void> {
    const told = await Promise.allSettled(this.#listeners.map(async (listener) => listener(change)));
    for (const outcome of told)
      if (outcome.status === 'rejected')
        this.#logger.warn({ err: outcome.reason as unknown }, 'telling about changed content failed');
  }
}
