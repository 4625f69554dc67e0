import type { Picture } from '@verse/api-contract/api';
import type { Reader } from './reader';

/** A person as visible to one reader. */
export interface ShownPerson {
  id: string;
  name: string;
  /** Profile handle, or null if the reader cannot open the profile. */
  handle: string | null;
  picture: Picture | null;
  skills: string[];
  badges: string[];
}

/** Placeholder for a person whose profile the reader cannot open: their content is visible, but not their identity. */
export const ANONYMOUS: ShownPerson = {
  id: '',
  name: 'A member',
  handle: null,
  picture: null,
  skills: [],
  badges: [],
};

/**
 * Looks up several people. Omits those whose name and content the reader cannot see because they are leaving,
 * suspended, deleted or blocked.
 */
export type PeopleFor = (reader: Reader, ids: readonly string[]) => Promise<ReadonlyMap<string, ShownPerson>>;

export interface Content {
  authorId: string;
  state?: 'shown' | 'removed' | 'deleted';
  visibility?: 'public' | 'members';
}

/**
 * The only place that decides whether the reader can read a member's content. `authors` are the people visible to the
 * reader.
 */
export function mayRead(reader: Reader, content: Content, authors: ReadonlyMap<string, ShownPerson>): boolean {
  const { authorId, state = 'shown', visibility = 'public' } = content;
  if (reader.id === authorId) return true;
  if (state === 'deleted' || !authors.has(authorId)) return false;
  if (state === 'removed') return reader.isStaff;
  return visibility === 'public' || reader.id !== undefined;
}

/** Filters the content to what the reader can read, and returns it with its authors. */
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
