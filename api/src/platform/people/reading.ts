import type { Picture } from '@verse/api-contract/blogs';
import type { Reader } from './reader';

/** A person as one reader may see them. */
export interface ShownPerson {
  id: string;
  name: string;
  /** Null where this reader may not open the profile. */
  handle: string | null;
  picture: Picture | null;
  skills: string[];
  badges: string[];
}

/** A person whose profile this reader may not open: their content is visible, their identity is not. */
export const ANONYMOUS: ShownPerson = {
  id: '',
  name: 'A member',
  handle: null,
  picture: null,
  skills: [],
  badges: [],
};

/**
 * Looks up people in bulk. Omits people whose name and content this reader may not see, because they are leaving,
 * suspended, gone, or blocked.
 */
export type PeopleFor = (reader: Reader, ids: readonly string[]) => Promise<ReadonlyMap<string, ShownPerson>>;

/** Content of a member. */
export interface Content {
  authorId: string;
  state?: 'shown' | 'removed' | 'deleted';
  visibility?: 'public' | 'members';
}

/** The only rule for member content. `authors` are the people visible to the reader. */
export function mayRead(reader: Reader, content: Content, authors: ReadonlyMap<string, ShownPerson>): boolean {
  const { authorId, state = 'shown', visibility = 'public' } = content;
  if (reader.id === authorId) return true;
  if (state === 'deleted' || !authors.has(authorId)) return false;
  if (state === 'removed') return reader.isStaff;
  return visibility === 'public' || reader.id !== undefined;
}

/** Filters content to what the reader may read, and returns its authors. */
export type Reading = <C extends Content>(
  reader: Reader,
  all: readonly C[],
) => Promise<{ readable: C[]; authors: ReadonlyMap<string, ShownPerson> }>;

export const createReading =
  (peopleFor: PeopleFor): Reading =>
  async (reader, all) => {
    const authors = await peopleFor(reader, [...new Set(all.map(({ authorId }) => authorId))]);
    return { authors, readable: all.filter((one) => mayRead(reader, one, authors)) };
  };
