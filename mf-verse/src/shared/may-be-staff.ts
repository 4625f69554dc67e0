import { isStaff } from '@verse/api-contract/roles';
import type { Session } from '@verse/contract';

/** Whether to load the code of staff, which checks the right itself: the table of rights is not for visitors. */
export const mayBeStaff = ({ user }: Session): boolean => user !== null && isStaff(user.role);
