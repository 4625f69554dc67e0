import type { Unseen } from '../../platform/people';

/** Whether the member must not be notified about this person. */
export const isUnseen = ({ blocked, muted }: Unseen, id: string): boolean => blocked.has(id) || muted.has(id);
