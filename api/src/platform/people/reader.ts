import { isStaff } from '@verse/api-contract/roles';
import type { Person } from '../http';

/** Tags that a member has chosen, stored without the `#`. */
export interface TagChoices {
  followed: ReadonlySet<string>;
  /** Currently muted tags. A mute may expire. */
  muted: ReadonlySet<string>;
}

export interface Unseen {
  /** Members who have blocked the reader or whom the reader has blocked. */
  blocked: ReadonlySet<string>;
  /** Members whom the reader has muted. They are omitted from lists only. */
  muted: ReadonlySet<string>;
  /** Set only when reading tagged content. */
  tags?: TagChoices | undefined;
}

/** The person for whom a response is created. */
export interface Reader extends Unseen {
  /** Undefined for guests. */
  id: string | undefined;
  isStaff: boolean;
}

const NO_ONE: ReadonlySet<string> = new Set();

export const GUEST: Reader = { id: undefined, isStaff: false, blocked: NO_ONE, muted: NO_ONE };

/** Converts the caller to a reader. Staff who lack the second factor are treated as ordinary members. */
export const toReader = (
  caller: Pick<Person, 'id' | 'role' | 'lacksSecondFactor'> | undefined,
  unseen: Unseen = GUEST,
): Reader =>
  caller
    ? {
        id: caller.id,
        isStaff: isStaff(caller.role) && !caller.lacksSecondFactor,
        blocked: unseen.blocked,
        muted: unseen.muted,
        tags: unseen.tags,
      }
    : GUEST;

export type FindUnseen = (memberId: string) => Promise<Unseen>;

/** Creates a function that converts a caller to a reader. Callers who are not signed in become guests. */
export const createFindReader =
  (findUnseen: FindUnseen) =>
  async (caller: Parameters<typeof toReader>[0]): Promise<Reader> =>
    caller ? toReader(caller, await findUnseen(caller.id)) : GUEST;

export type FindReader = ReturnType<typeof createFindReader>;
