import type { Unseen } from '../../../platform/people';

/** Whether notifications involving this person must be suppressed for the member. */
export const isUnseen = ({ blocked, muted }: Unseen, id: string): boolean => blocked.has(id) || muted.has(id);
