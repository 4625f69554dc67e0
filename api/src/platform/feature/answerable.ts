import type { Picture } from '@verse/api-contract/api';
import type { Reader } from '../people';

/** Content that members like and comment on, as one reader sees it. */
export interface AnswerableItem {
  /** The maker's id, or an empty string if their account was erased. */
  ownerId: string;
  title: string;
  path: string;
  picture: Picture | null;
}

/** Content with likes and comments that belongs to another feature than the comments do. */
export interface AnswerableContent {
  /** Returns what the reader may see. */
  find(reader: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, AnswerableItem>>;
  /** Returns the ids that are still stored, in any state. */
  stored(ids: readonly string[]): Promise<ReadonlySet<string>>;
}
