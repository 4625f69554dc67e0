import { isStaff } from '@verse/api-contract/rights';
import type { Person } from '../http';

export interface Unseen {
  /** Members who blocked the reader or whom the reader blocked. */
  blocked: ReadonlySet<string>;
  /** Members whom the reader muted: omitted from lists only. */
  muted: ReadonlySet<string>;
}

/** The person for whom a response is created. */
export interface Reader extends Unseen {
  /** Undefined for a guest. */
  id: string | undefined;
  isStaff: boolean;
}

const NO_ONE: ReadonlySet<string> = new Set();

export const GUEST: Reader = { id: undefined, isStaff: false, blocked: NO_ONE, muted: NO_ONE };

/** Staff without the second factor read as members. */
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
      }
    : GUEST;
