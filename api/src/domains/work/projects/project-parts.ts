import type { BillingDetails, NextStep, Offers, ProjectWork } from '@verse/api-contract/api';
import type { Feature } from '../../../platform/feature';
import type { Platform } from '../../../platform/open-platform';
import type { Accounts, Notifications, People } from '../../../platform/ports';
import type { Threads } from '../../../platform/threads';
import type { Invoices } from './billing/invoices.service';
import type { OpenProject, StoredProject } from './project';
import type { ProjectRepository } from './projects.repository';
import type { Sides } from './sides';

/** A member's package, as stored in a brief. */
export interface SoldPackage {
  id: string;
  name: string;
  prices: { USD?: number | undefined; NGN?: number | undefined };
  days: number;
  text: string;
  revisions: number;
}

/** Returns undefined unless the member currently offers this package. */
export type FindPackage = (memberId: string, packageId: string) => Promise<SoldPackage | undefined>;

/** Dependencies shared by all parts of the projects feature. */
export interface ProjectParts extends Platform, Accounts, People, Notifications {
  findPackage: FindPackage;
  projects: ProjectRepository;
  sides: Sides;
  threads: Threads;
  invoices: Invoices;
}

/** A part's contributions to the feature and to the project view. */
export interface ProjectPart extends Omit<Feature, 'name'> {
  viewOffers?: (open: OpenProject) => Promise<Offers>;
  viewWork?: (open: OpenProject) => Promise<ProjectWork | null>;
  viewBilling?: (open: OpenProject) => Promise<BillingDetails | null>;
  /**
   * Called once the acceptance of an offer is stored, with the milestones as `planned` and `dueAt` set to the time of
   * acceptance. May be called more than once for the same agreement. Returns the updated project.
   */
  afterAcceptance?: (project: StoredProject) => Promise<StoredProject>;
  /** Ends the organisation's projects, if it is deleted. May be called more than once. */
  onOrganisationClosed?: (organisationId: string) => Promise<void>;
  /** Returns the next step for the reader's side, or `null` if this part has none. */
  nextStep?: (open: Pick<OpenProject, 'project' | 'side'>) => NextStep | null;
}
