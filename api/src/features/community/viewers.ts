import { isStaff } from '@verse/api-contract/rights';
import type { Caller } from '../../platform/http';
import { GUEST, NOTHING_UNSEEN, type Unseen, type Viewer } from './post';

export type UnseenBy = (memberId: string) => Promise<Unseen>;
export type ViewerOf = (caller: Pick<Caller, 'id' | 'role'> | undefined) => Promise<Viewer>;

/** Somebody who calls, with what they do not see of others. */
export const createViewerOf =
  (unseenBy: UnseenBy = () => Promise.resolve(NOTHING_UNSEEN)): ViewerOf =>
  async (caller) =>
    caller ? { ...(await unseenBy(caller.id)), id: caller.id, isStaff: isStaff(caller.role) } : GUEST;
