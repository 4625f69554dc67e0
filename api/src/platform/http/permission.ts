import { grantOf, type Right } from '@verse/api-contract/rights';
import { isStaff } from '@verse/api-contract/roles';

export const PUBLIC = 'everybody';

/** The permission a route requires. With `PUBLIC`, anyone can call it, including guests. */
export type Permission = typeof PUBLIC | Right;

export const isForStaff = (right: Right): boolean => grantOf(right).roles.every(isStaff);

/** Returns the OpenAPI security scheme for the permission. */
export function securitySchemeFor(right: Right): 'member' | 'publisher' | 'staff' {
  if (isForStaff(right)) return 'staff';
  return grantOf(right).verified ? 'publisher' : 'member';
}
