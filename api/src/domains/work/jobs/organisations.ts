import type { Person } from '../../../platform/http';
import type { KnownOrganisation, Organisations } from '../../../platform/ports';

/** Roles allowed to hire. */
export const HIRING_ROLES = ['owner', 'recruiter'] as const;

/** Returns the organisation if the person may hire for it. See `Organisations.admit`. */
export const createAdmit =
  ({ admit }: Pick<Organisations, 'admit'>) =>
  (person: Person, handle: string, use?: 'read' | 'write'): Promise<KnownOrganisation> =>
    admit(person, handle, HIRING_ROLES, use);

export type Admit = ReturnType<typeof createAdmit>;
