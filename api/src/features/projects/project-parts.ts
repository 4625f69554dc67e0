import type { BillingDetails } from '@verse/api-contract/project-invoices';
import type { Offers } from '@verse/api-contract/project-offers';
import type { Work } from '@verse/api-contract/project-work';
import type { NextStep } from '@verse/api-contract/projects';
import type { Feature } from '../../platform/feature';
import type { Platform } from '../../platform/open-platform';
import type { Threads } from '../../platform/threads';
import type { Invoices } from './billing/invoices.service';
import type { OpenProject, StoredProject } from './project';
import type { ProjectRepository } from './projects.repository';
import type { ProjectsDependencies } from './projects-dependencies';
import type { Sides } from './sides';

/** Dependencies shared by the parts of projects. */
export interface ProjectParts {
  platform: Platform;
  dependencies: ProjectsDependencies;
  projects: ProjectRepository;
  sides: Sides;
  threads: Threads;
  invoices: Invoices;
}

/** Contributions of a part to the feature and to the project view. */
export interface ProjectPart extends Omit<Feature, 'name'> {
  viewOffers?: (open: OpenProject) => Promise<Offers>;
  viewWork?: (open: OpenProject) => Promise<Work | null>;
  viewBilling?: (open: OpenProject) => Promise<BillingDetails | null>;
  /**
   * Called after the acceptance of an offer has been stored, with the milestones as `planned` and `dueAt` as the time
   * of acceptance. May be called again for the same agreement. Returns the current project.
   */
  afterAcceptance?: (project: StoredProject) => Promise<StoredProject>;
  /** Returns the next step of the reader's side; `null` when this part has none. */
  nextStep?: (open: Pick<OpenProject, 'project' | 'side'>) => NextStep | null;
}
