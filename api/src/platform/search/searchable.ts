import type { FoundItem, SearchGroup } from '@verse/api-contract/site-search';
import type { Logger } from '../logging';
import type { Reader } from '../people';

export type SearchKind = FoundItem['kind'];

/** The texts of a document that the search indexes. */
export interface SearchText {
  id: string;
  /** Sort key of the results, newest first. */
  at: Date;
  title: string;
  text: string;
}

/** A document as one reader may see it. */
export interface ShownItem extends Omit<FoundItem, 'kind'> {
  /**
   * The part of the document's texts that this reader may read, if it depends on the reader. A document whose readable
   * part lacks the words is not a result.
   */
  readable?: string;
}

/** Documents of one kind for the site search. */
export interface SearchSource {
  group: SearchGroup;
  kind: SearchKind;
  /** Increment when the texts change, so that the next start indexes all documents again. */
  edition: number;
  /** Returns all documents that any reader may find. */
  all(): AsyncIterable<SearchText> | Iterable<SearchText>;
  /** Returns those of the documents that any reader may find now. */
  read(ids: readonly string[]): Promise<readonly SearchText[]>;
  /**
   * Returns those of the documents that this reader may see now, in any order. Applies the rules of the feature's own
   * lists.
   */
  present(reader: Reader, ids: readonly string[]): Promise<readonly ShownItem[]>;
}

type Listener = (kind: SearchKind, ids: readonly string[]) => Promise<void>;

/**
 * Reports that documents have changed, appeared, or disappeared. `changed` resolves once they are indexed, so that
 * authors find what they have published. A failure is logged, and the daily repair of the index corrects it.
 */
export class SearchChanges {
  readonly #listeners: Listener[] = [];
  readonly #logger: Pick<Logger, 'warn'>;

  constructor(logger: Pick<Logger, 'warn'>) {
    this.#logger = logger;
  }

  subscribe(listener: Listener): void {
    this.#listeners.push(listener);
  }

  async changed(kind: SearchKind, ...ids: string[]): Promise<void> {
    try {
      for (const listener of this.#listeners) await listener(kind, ids);
    } catch (error) {
      this.#logger.warn({ err: error, kind }, 'a change could not be indexed for the search yet');
    }
  }
}
