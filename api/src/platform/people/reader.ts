import { isStaff } from '@verse/api-contract/rights';
import type { Person } from '../http';

/** Tags that a member has chosen, without their `#`. */
export interface TagChoices {
  followed: ReadonlySet<string>;
  /** Currently muted tags; a mute can expire. */
  muted: ReadonlySet<string>;
}

export interface Unseen {
  /** Members who blocked the reader, and members whom the reader blocked. */
  blocked: ReadonlySet<string>;
  /** Members whom the reader muted; they are omitted from lists only. */
  muted: ReadonlySet<string>;
  /** Set only for readers of content with tags. */
  tags?: TagChoices | undefined;
}

/** Person for whom a response is created. */
export interface Reader extends Unseen {
  /** Undefined for a guest. */
  id: string | undefined;
  isStaff: boolean;
}

const NO_ONE: ReadonlySet<string> = new Set();

export const GUEST: Reader = { id: undefined, isStaff: false, blocked: NO_ONE, muted: NO_ONE };

/** Converts the caller to a reader; staff without the second factor read as members. */
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
