import { type Role, ROLES, STAFF_ROLES } from '@verse/api-contract/accounts';

/** Roles that may call; `verified` asks for a proved address as well. */
export interface Members {
  roles: readonly Role[];
  verified: boolean;
  /** What the OpenAPI document calls them. */
  scheme: 'member' | 'publisher' | 'staff';
}

/** Who may call. `everybody` asks nobody to sign in. */
export type May = 'everybody' | Members;

export const EVERYBODY = 'everybody';
export const MEMBERS: Members = { roles: ROLES, verified: false, scheme: 'member' };
/** What a plain member sends may wait for review; that is for the feature to decide. */
export const WRITERS: Members = { roles: ROLES, verified: true, scheme: 'publisher' };
export const STAFF: Members = { roles: STAFF_ROLES, verified: true, scheme: 'staff' };
export const ADMINS: Members = { roles: ['admin'], verified: true, scheme: 'staff' };
