import type { Money } from '@verse/api-contract/money';
import type { Side } from '@verse/api-contract/work/projects.values';
import type { Person } from '../../../platform/http';
import { partyKeyOf, type StoredProject } from './project';
import type { ProjectParts } from './project-parts';
import { isSettled, type ReviewPeriod, reviewPeriodOf } from './review-period';
import { termsOf } from './work/milestones';

/** What reviews need to know of a project. */
export interface ReviewedProject {
  id: string;
  number: string;
  title: string;
  /** Names each side, e.g. `member:5f0c…` or `organisation:5f0c…`. */
  parties: Record<Side, string>;
  /** The sum paid for accepted work. */
  paid: Money;
  /** Undefined if the sides cannot review each other. */
  period: ReviewPeriod | undefined;
}

/** Projects as seen by reviews. */
export interface ReviewedProjects {
  /** @throws AppError `not-found` if the person is on neither side */
  open: (person: Person, number: string) => Promise<{ project: ReviewedProject; side: Side }>;
  findByNumber: (number: string) => Promise<ReviewedProject | undefined>;
  /** Returns the members who act for a side. */
  membersOf: (number: string, side: Side) => Promise<readonly string[]>;
  /** Records when a side wrote its review; undefined if it withdrew it. */
  mark: (id: string, side: Side, at: Date | undefined) => Promise<void>;
}

function toReviewed(project: StoredProject): ReviewedProject {
  const { id, number, brief, milestones } = project;
  const minor = milestones.filter(isSettled).reduce((sum, one) => sum + one.minor, 0);
  return {
    id,
    number,
    title: brief.title,
    parties: { client: partyKeyOf(project, 'client'), seller: partyKeyOf(project, 'seller') },
    paid: { currency: termsOf(project)?.currency ?? 'USD', minor },
    // The reviews themselves decide how much time is left once one is written.
    period: reviewPeriodOf({ ...project, reviewed: {} }),
  };
}

export function createReviewedProjects({
  projects,
  sides,
}: Pick<ProjectParts, 'projects' | 'sides'>): ReviewedProjects {
  return {
    async open(person, number) {
      const { project, side } = await sides.open(person, number);
      return { project: toReviewed(project), side };
    },
    async findByNumber(number) {
      const project = await projects.findByNumber(number);
      return project && toReviewed(project);
    },
    async membersOf(number, side) {
      const project = await projects.findByNumber(number);
      return project ? sides.membersOf(project, side) : [];
    },
    mark: projects.markReviewed,
  };
}
