import type { Caller } from '../../platform/http';
import { type Reader, readerOf, type Unseen } from '../../platform/people';

export type UnseenBy = (memberId: string) => Promise<Unseen>;
export type ViewerOf = (caller: Pick<Caller, 'id' | 'role' | 'lacksSecondFactor'> | undefined) => Promise<Reader>;

/** Somebody who calls, with what they do not see of others. */
export const createViewerOf =
  (unseenBy: UnseenBy): ViewerOf =>
  async (caller) =>
    caller ? readerOf(caller, await unseenBy(caller.id)) : readerOf(undefined);
