import type { Offers } from '@verse/api-contract/project-offers';
import type { Work } from '@verse/api-contract/project-work';
import type { NextStep } from '@verse/api-contract/projects';
import type { EmailMember, Feature } from '../../platform/feature';
import type { Person } from '../../platform/http';
import type { Notify } from '../../platform/notify';
import type { Platform } from '../../platform/open-platform';
import type { PeopleFor, Unseen } from '../../platform/people';
import type { Threads } from '../../platform/threads';
import type { AgreedOrders } from './agreed-orders';
import type { Invoices } from './billing/invoices.service';
import type { OpenProject, StoredProject } from './project';
import type { ProjectOrganisations } from './project-organisations';
import type { ProjectRepository } from './projects.repository';
import type { Sides } from './sides';

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

/** Shared by the parts of projects. */
export interface ProjectParts {
  platform: Platform;
  dependencies: ProjectsDependencies;
  projects: ProjectRepository;
  sides: Sides;
  threads: Threads;
  invoices: Invoices;
}

/** The contributions of a part to the feature and to the view of a project. */
export interface ProjectPart extends Omit<Feature, 'name'> {
  viewOffers?: (open: OpenProject) => Promise<Offers>;
  viewWork?: (open: OpenProject) => Promise<Work | null>;
  /**
   * Called once the acceptance of an offer is stored, with the milestones as `planned` and `dueAt` as the moment of the
   * acceptance. May be called again for the same agreement. Returns the project as it is then.
   */
  afterAcceptance?: (project: StoredProject) => Promise<StoredProject>;
  /** The next step of the reader's side; null when this part has none. */
  nextStep?: (open: Pick<OpenProject, 'project' | 'side'>) => NextStep | null;
}
