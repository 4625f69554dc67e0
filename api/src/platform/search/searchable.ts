import type { FoundItem } from '@verse/api-contract/api';
import type { SearchGroup } from '@verse/api-contract/publishing/site-search.values';
import type { Logger } from '../logging';
import type { Reader } from '../people';

export type SearchKind = FoundItem['kind'];

/** A document's text to be indexed for search. */
export interface SearchText {
  id: string;
  /** Sort key of the results, newest first. */
  at: Date;
  title: string;
  text: string;
}

/** A document as visible to one reader. */
export interface ShownItem extends Omit<FoundItem, 'kind'> {
  /**
   * The part of the document's text that the reader may read, if that depends on the reader. The document is a result
   * only if the search words occur in this part.
   */
  readable?: string;
}

/** Documents of one kind for the site-wide search. */
export interface SearchSource {
  group: SearchGroup;
  kind: SearchKind;
  /** Increment this whenever the text changes, so that the next start reindexes all documents. */
  edition: number;
  /** Returns all documents that at least one reader may find. */
  all(): AsyncIterable<SearchText> | Iterable<SearchText>;
  /** Returns the given documents that at least one reader may currently find. */
  read(ids: readonly string[]): Promise<readonly SearchText[]>;
  /**
   * Returns the given documents that the reader may currently see, in any order. Applies the same rules as the
   * feature's own lists.
   */
  present(reader: Reader, ids: readonly string[]): Promise<readonly ShownItem[]>;
}

type Listener = (kind: SearchKind, ids: readonly string[]) => Promise<void>;

/**
 * Reports that documents were added, changed or removed. `changed` resolves once they are indexed, so that authors find
 * what they have published. A failure is logged and corrected by the daily index repair.
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
      this.#logger.warn({ err: error, kind }, 'failed to index a change for the search; retrying later');
    }
  }
}
