import type { FoundItem, SearchGroup } from '@verse/api-contract/site-search';
import type { Logger } from '../logging';
import type { Reader } from '../people';

export type SearchKind = FoundItem['kind'];

/** The texts by which a document is found. */
export interface SearchText {
  id: string;
  /** Results sort by this, newest first. */
  at: Date;
  title: string;
  text: string;
}

/** A document as a reader may see it. */
export interface ShownItem extends Omit<FoundItem, 'kind'> {
  /**
   * The words of it that this reader may read, where others may read more: a document that this reader could not
   * search is no result. Absent where all readers see the same.
   */
  readable?: string;
}

/** Documents of one kind that the search over the whole site finds. */
export interface SearchSource {
  group: SearchGroup;
  kind: SearchKind;
  /** Increment when the texts change: the next start then indexes all documents again. */
  edition: number;
  /** All documents that some reader may find. */
  all(): AsyncIterable<SearchText> | Iterable<SearchText>;
  /** Those among these ids that some reader may find now. */
  read(ids: readonly string[]): Promise<readonly SearchText[]>;
  /** Those among these ids that this reader may see now, in any order. Applies the rules of the feature's own lists. */
  present(reader: Reader, ids: readonly string[]): Promise<readonly ShownItem[]>;
}

type Listener = (kind: SearchKind, ids: readonly string[]) => Promise<void>;

/**
 * Reports documents whose texts have changed, or that have appeared or gone. `changed` resolves once the search knows,
 * so that authors find what they have published. A failure is logged; the hourly job of the search repairs it.
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
