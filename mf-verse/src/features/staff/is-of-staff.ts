import { can } from '@verse/api-contract/rights';
import type { Session } from '@verse/contract';

/** Returns whether to offer the page at all. The server decides who may open it. */
export const isOfStaff = ({ user }: Session): boolean =>
  user !== null && user.emailVerified && can(user.role, 'staff.see-desks');
