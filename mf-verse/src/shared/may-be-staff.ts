import { isStaff } from '@verse/api-contract/roles';
import type { Session } from '@verse/contract';

/**
 * Whether to load the staff code, which checks the exact permissions itself. Only the role is checked here, so that
 * visitors do not load the permission table.
 */
export const mayBeStaff = ({ user }: Session): boolean => user !== null && isStaff(user.role);
