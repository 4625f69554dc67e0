import type { Unseen } from '../../platform/people';

/** Whether the member must get no notification about this person. */
export const isUnseen = ({ blocked, muted }: Unseen, id: string): boolean => blocked.has(id) || muted.has(id);
