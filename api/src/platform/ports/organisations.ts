import type { OrganisationRole } from '@verse/api-contract/work/organisations.values';
import type { Person } from '../http';
import type { PictureRecord } from '../images';
import { createPort } from './port';

/** What other domains may know of an organisation. */
export interface KnownOrganisation {
  id: string;
  handle: string;
  name: string;
  logo: PictureRecord | null;
  logoAlt: string;
  domain: { name: string } | null;
  state: 'open' | 'suspended' | 'deleted';
  createdAt: Date;
}

/** A job or contest of an organisation, as the subject of a conversation. */
export interface OrganisationSubject {
  title: string;
  organisationId: string;
}

/** What features may ask of organisations. None of the calls returns deleted organisations. */
export interface Organisations {
  findAll: (ids: readonly string[]) => Promise<ReadonlyMap<string, KnownOrganisation>>;
  byHandle: (handle: string) => Promise<KnownOrganisation | undefined>;
  roleOf: (organisationId: string, memberId: string) => Promise<OrganisationRole | undefined>;
  /** Returns the ids of members who have one of the given roles, longest-serving first. */
  membersOf: (organisationId: string, roles: readonly OrganisationRole[]) => Promise<string[]>;
  idsOfMember: (memberId: string) => Promise<string[]>;
  /**
   * Returns the organisation if the person has one of the given roles in it.
   *
   * @throws AppError `not-found` if the person has none of them, `wrong-state` on a change to a suspended organisation
   */
  admit: (
    person: Pick<Person, 'id'>,
    handle: string,
    roles: readonly OrganisationRole[],
    use?: 'read' | 'write',
  ) => Promise<KnownOrganisation>;
  /** Counts the organisation's open jobs and the applications that await an answer. */
  countOpen: (organisationId: string) => Promise<{ openJobs: number; openApplications: number }>;
  /** Whether the member acts for the organisation in its projects. */
  actsInProjects: (organisationId: string, memberId: string) => Promise<boolean>;
  /** Counts the organisation's projects as client or seller: unfinished ones, and those completed and paid. */
  countProjects: (organisationId: string) => Promise<{ open: number; completed: number }>;
  /** Returns an open job if an organisation posted it. */
  findJob: (id: string) => Promise<OrganisationSubject | undefined>;
  /** Returns a listed contest if an organisation runs it. */
  findContest: (id: string) => Promise<OrganisationSubject | undefined>;
}

export const createOrganisationsPort = () =>
  createPort<Organisations>('organisations', {
    findAll: true,
    byHandle: true,
    roleOf: true,
    membersOf: true,
    idsOfMember: true,
    admit: true,
    countOpen: true,
    actsInProjects: true,
    countProjects: true,
    findJob: true,
    findContest: true,
  });
