import { can } from '@verse/api-contract/rights';
import type { Session } from '@verse/contract';

/** Whether to offer the room at all. The server decides who may enter it. */
export const mayModerate = ({ user }: Session): boolean =>
  user !== null && user.emailVerified && can(user.role, 'moderation.decide');
