import { can } from '@verse/api-contract/rights';
import type { Session } from '@verse/contract';

/** Returns whether to show links to staff pages. The server decides who may actually open them. */
export const isOfStaff = ({ user }: Session): boolean =>
  user !== null && user.emailVerified && can(user.role, 'staff.see-desks');
