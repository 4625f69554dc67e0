import type { Unseen } from '../../platform/people';

/** A member hears nothing of these people. */
export const isUnseen = ({ blocked, muted }: Unseen, id: string): boolean => blocked.has(id) || muted.has(id);
