import { isStaff } from '@verse/api-contract/roles';
import type { Session } from '@verse/contract';

/**
 * Whether to load the staff code, which checks permissions itself. This check is coarse, so that visitors do not load
 * the table of permissions.
 */
export const mayBeStaff = ({ user }: Session): boolean => user !== null && isStaff(user.role);
