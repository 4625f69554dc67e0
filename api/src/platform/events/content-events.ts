import type { Logger } from '../logging';

export interface ContentChange {
  /** Areas of the response cache to purge. */
  areas: readonly string[];
  /** Pages that show the content. */
  paths: readonly string[];
}

type Listener = (change: ContentChange) => void | Promise<void>;

/**
 * Notifies caches that content has changed. `changed` resolves once all listeners are done, so that authors see their
 * own change as soon as they receive the response. A listener failure is logged and does not affect the others.
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
    const results = await Promise.allSettled(this.#listeners.map(async (listener) => listener(change)));
    for (const result of results)
      if (result.status === 'rejected')
        this.#logger.warn({ err: result.reason as unknown }, 'a listener of changed content failed');
  }
}
