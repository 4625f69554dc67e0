import type { Caller } from '../../platform/http';
import { type Reader, toReader, type Unseen } from '../../platform/people';

export type FindUnseen = (memberId: string) => Promise<Unseen>;
export type FindViewer = (caller: Pick<Caller, 'id' | 'role' | 'lacksSecondFactor'> | undefined) => Promise<Reader>;

/** Returns the caller, along with the members whom the caller does not see. */
export const createFindViewer =
  (findUnseen: FindUnseen): FindViewer =>
  async (caller) =>
    caller ? toReader(caller, await findUnseen(caller.id)) : toReader(undefined);
