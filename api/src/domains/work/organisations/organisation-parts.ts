import type { Platform } from '../../../platform/open-platform';
import type { Accounts, Organisations } from '../../../platform/ports';
import type { Access } from './access';
import type { DomainRecords } from './domain-records';
import type { Organisation } from './organisation';
import type { Repositories } from './repositories';
import type { FindValidInvitations } from './valid-invitations';

/** Shared by all services of the organisations feature. Here, `organisations` is the repository. */
export interface OrganisationParts
  extends Omit<Platform, 'organisations'>, Accounts, Pick<Organisations, 'countOpen' | 'countProjects'>, Repositories {
  access: Access;
  findValidInvitations: FindValidInvitations;
  records: DomainRecords;
  /** Invalidates pages and cached responses that show the organisation. */
  announce: (organisation: Pick<Organisation, 'handle'>) => Promise<void>;
}
