import type { OrganisationRole } from '@verse/api-contract/organisations';
import type { Offers } from '@verse/api-contract/project-offers';
import type { Work } from '@verse/api-contract/project-work';
import type { NextStep, Side } from '@verse/api-contract/projects';
import type { EmailMember, Feature } from '../../platform/feature';
import type { Person } from '../../platform/http';
import type { Notify } from '../../platform/notify';
import type { Platform } from '../../platform/open-platform';
import type { PeopleFor, Unseen } from '../../platform/people';
import type { Threads } from '../../platform/threads';
import type { AgreedOrders } from './agreed-orders';
import type { StoredProject } from './project';
import type { ProjectRepository } from './projects.repository';
import type { Sides } from './sides';

/** An organisation, as far as projects need it. */
export interface ProjectOrganisation {
  id: string;
  handle: string;
  name: string;
  state: 'open' | 'suspended' | 'deleted';
}

export interface ProjectOrganisations {
  /** Omits deleted ones. */
  findAll(ids: readonly string[]): Promise<ReadonlyMap<string, ProjectOrganisation>>;
  byHandle(handle: string): Promise<ProjectOrganisation | undefined>;
  roleOf(organisationId: string, memberId: string): Promise<OrganisationRole | undefined>;
  membersOf(organisationId: string, roles: readonly OrganisationRole[]): Promise<string[]>;
  idsOfMember(memberId: string): Promise<string[]>;
}

/** The roles that sell for an organisation. */
export const SELLING_ROLES = ['owner', 'recruiter'] as const satisfies readonly OrganisationRole[];

/** A package of a member, as a brief keeps it. */
export interface SoldPackage {
  id: string;
  name: string;
  prices: { USD?: number | undefined; NGN?: number | undefined };
  days: number;
}

/** What projects get from other features. */
export interface ProjectsDependencies {
  findContacts: (ids: readonly string[]) => Promise<readonly { id: string; name: string; email: string }[]>;
  notify: Notify;
  emailMember: EmailMember;
  peopleFor: PeopleFor;
  findUnseen: (memberId: string) => Promise<Unseen>;
  isBlocked: (one: string, other: string) => Promise<boolean>;
  /** Finds a member by handle as this person sees them; rejects like an unknown handle. */
  memberFor: (
    person: Person,
    handle: string,
  ) => Promise<{ profile: { memberId: string; sampleName?: string | undefined } }>;
  findHandle: (memberId: string) => Promise<string | undefined>;
  organisations: ProjectOrganisations;
  /** Returns undefined for an unknown service. */
  findService: (slug: string) => Promise<{ slug: string; title: string } | undefined>;
  /** The orders of the store that pay for milestones; the key is the id of the milestone. */
  agreedOrders: AgreedOrders;
  /** Returns undefined unless the member offers this package now. */
  findPackage: (memberId: string, packageId: string) => Promise<SoldPackage | undefined>;
}

/** A project that its reader may see, with the reader's side. */
export interface OpenProject {
  project: StoredProject;
  side: Side;
  readerId: string;
}

/** Shared by the parts of projects. */
export interface ProjectParts {
  platform: Platform;
  dependencies: ProjectsDependencies;
  projects: ProjectRepository;
  sides: Sides;
  threads: Threads;
}

/** What a part adds to the view of a project. */
export interface ProjectPart extends Omit<Feature, 'name'> {
  viewOffers?: (open: OpenProject) => Promise<Offers>;
  viewWork?: (open: OpenProject) => Promise<Work | null>;
  /**
   * Called once the acceptance of an offer is stored, with the milestones as `planned` and `dueAt` as the moment of the
   * acceptance. May be called again for the same agreement. Returns the project as it is then.
   */
  afterAcceptance?: (project: StoredProject) => Promise<StoredProject>;
  /** What the reader's side has to do next; null when it waits or the part has nothing to say. */
  nextStep?: (open: Pick<OpenProject, 'project' | 'side'>) => NextStep | null;
}
