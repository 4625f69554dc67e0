import { grantOf, isStaff, type Right } from '@verse/api-contract/rights';

export const EVERYBODY = 'everybody';

/** Who may call: whoever has this right. `everybody` asks nobody to sign in. */
export type May = typeof EVERYBODY | Right;

export const isForStaff = (right: Right): boolean => grantOf(right).roles.every(isStaff);

/** What the OpenAPI document calls those who have a right. */
export function schemeOf(right: Right): 'member' | 'publisher' | 'staff' {
  if (isForStaff(right)) return 'staff';
  return grantOf(right).verified ? 'publisher' : 'member';
}
