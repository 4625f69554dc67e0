import type { Platform } from '../../../platform/open-platform';
import { createDomainCodeRepository } from './domain-codes.repository';
import { createInvitationRepository } from './invitations.repository';
import { createMembershipRepository } from './memberships.repository';
import { createOrganisationHandleRepository } from './organisation-handles.repository';
import { createOrganisationRepository } from './organisations.repository';

export const openRepositories = async ({ db }: Pick<Platform, 'db'>) => ({
  organisations: await createOrganisationRepository(db),
  handles: await createOrganisationHandleRepository(db),
  memberships: await createMembershipRepository(db),
  invitations: await createInvitationRepository(db),
  codes: await createDomainCodeRepository(db),
});

export type Repositories = Awaited<ReturnType<typeof openRepositories>>;
