import { can } from '@verse/api-contract/rights';
import type { Session } from '@verse/contract';

/** Whether to offer posting at all. The server decides who may. */
export const mayPost = ({ user }: Session): boolean =>
  user !== null && user.emailVerified && can(user.role, 'jobs.write');
