import { formatMoney } from '@verse/api-contract/formats';
import type { Currency, Money } from '@verse/api-contract/money';
import { otherSide, type Side } from '@verse/api-contract/work/projects.values';
import type { Accounts } from '../../../platform/ports';
import type { ReviewedProject, ReviewedProjects } from '../projects';
import { type Suspicion } from './review';
import type { ReviewRepository } from './reviews.repository';

/** Payments below this sum, in minor units, cost too little to prove that there was work. */
const SMALL: Record<Currency, number> = { USD: 10_00, NGN: 10_000_00 };
/** Number of members of a side that are compared with those of the other side. */
const MOST_MEMBERS = 5;

const isSmall = ({ currency, minor }: Money): boolean => minor < SMALL[currency];

interface Dependencies extends Pick<Accounts, 'findTies'> {
  projects: Pick<ReviewedProjects, 'membersOf'>;
  reviews: Pick<ReviewRepository, 'hasReviewed'>;
}

/** Returns what makes the review of one side of a project suspicious. */
export const createFindSuspicions =
  ({ findTies, projects, reviews }: Dependencies) =>
  async ({ number, parties, paid }: ReviewedProject, as: Side): Promise<Suspicion[]> => {
    const [ones, others] = await Promise.all([
      projects.membersOf(number, 'client'),
      projects.membersOf(number, 'seller'),
    ]);
    const pairs = ones
      .slice(0, MOST_MEMBERS)
      .flatMap((one) => others.slice(0, MOST_MEMBERS).map((other) => findTies(one, other)));
    const found = new Set<Suspicion>((await Promise.all(pairs)).flat());
    if (isSmall(paid)) found.add('small');
    if (await reviews.hasReviewed(parties[as], parties[otherSide(as)], as)) found.add('mutual');
    return [...found];
  };

export type FindSuspicions = ReturnType<typeof createFindSuspicions>;

const REASONS: Record<Suspicion, string> = {
  mailbox: 'Both accounts have one mailbox.',
  network: 'Both accounts signed in from one network.',
  small: 'The sum is small.',
  mutual: 'Each has sold to the other, and was reviewed.',
};

/** Tells moderators why a review waits for them. */
export const noteFor = (suspicions: readonly Suspicion[], number: string, paid: Money): string =>
  [
    ...suspicions.map((one) => REASONS[one]),
    `Project ${number}, ${formatMoney(paid)} paid. The review does not count in averages until you decide.`,
  ].join('\n');
