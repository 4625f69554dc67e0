import { can } from '@verse/api-contract/rights';
import type { Session } from '@verse/contract';

/** Whether to show the button for posting a job. The server decides whether the visitor may actually post. */
export const mayPost = ({ user }: Session): boolean =>
  user !== null && user.emailVerified && can(user.role, 'jobs.write');
