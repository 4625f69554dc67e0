import type { ProjectReviewForm } from '@verse/api-contract/api';
import { DAY_MS } from '@verse/api-contract/time';
import { REVIEW_LIMITS } from '@verse/api-contract/work/project-reviews.values';
import { otherSide, type Side } from '@verse/api-contract/work/projects.values';
import { AppError, type Person } from '../../../platform/http';
import type { Notifications } from '../../../platform/ports';
import type { ReviewedProject, ReviewedProjects } from '../projects';
import { type StoredReview, toReviewId } from './review';
import type { ReviewNotices } from './review-notices';
import type { ReviewRepository } from './reviews.repository';
import type { Showing } from './showing';
import type { FindSuspicions } from './suspicions';

interface Dependencies extends Pick<Notifications, 'stepsChanged'> {
  reviews: ReviewRepository;
  projects: ReviewedProjects;
  showing: Pick<Showing, 'settle'>;
  notices: Pick<ReviewNotices, 'answered'>;
  findSuspicions: FindSuspicions;
  pagesChanged: (subjectKey: string) => Promise<void>;
  /** Counts a review or an answer towards the account's limit, or rejects it. */
  countWriting: (memberId: string) => Promise<void>;
  now: () => Date;
}

/** The reviews of a project, as seen from one of its sides. */
export interface OpenReviews {
  project: ReviewedProject;
  side: Side;
  /** The review by this side, and the one about it. */
  own: StoredReview | undefined;
  other: StoredReview | undefined;
  /** Last moment at which this side can write a review. */
  until: Date | undefined;
  mayWrite: boolean;
}

const wrongState = (message: string) => new AppError('wrong-state', message);
const SHOWN = 'Your review is public, so you can’t change it.';
const CLOSED = 'Too late for a review, or nothing has been accepted and paid yet.';
const NOT_SHOWN = 'There’s no review to answer.';

/** The sides of a project review each other, once each, and answer what is shown. */
export function createReviewWriting(dependencies: Dependencies) {
  const { reviews, projects, showing, notices, findSuspicions } = dependencies;
  const { pagesChanged, countWriting, stepsChanged, now } = dependencies;

  async function open(person: Person, number: string): Promise<OpenReviews> {
    const { project, side } = await projects.open(person, number);
    const [own, other] = await Promise.all([
      reviews.find(toReviewId(project.id, otherSide(side))),
      reviews.find(toReviewId(project.id, side)),
    ]);
    // Who has read the other side's review can no longer write their own.
    const isOver = other !== undefined && other.state !== 'blind';
    const until = isOver ? undefined : (other?.showsAt ?? project.period?.until);
    const isOpen = project.period !== undefined && until !== undefined && now() < until;
    return { project, side, own, other, until, mayWrite: own ? own.state === 'blind' : isOpen };
  }

  async function insert({ project, side }: OpenReviews, person: Person, form: ProjectReviewForm) {
    const as = otherSide(side);
    const at = now();
    const review: StoredReview = {
      ...form,
      id: toReviewId(project.id, as),
      projectId: project.id,
      number: project.number,
      as,
      authorKey: project.parties[side],
      writerId: person.id,
      subjectKey: project.parties[as],
      state: 'blind',
      writtenAt: at,
      showsAt: new Date(at.getTime() + REVIEW_LIMITS.blindDays * DAY_MS),
      suspicions: await findSuspicions(project, as),
      isHeld: false,
      answer: null,
    };
    if (!(await reviews.insert(review))) return false;
    await showing.settle(review);
    return true;
  }

  return {
    open,

    /** Writes the review of the caller's side, or changes it while it is blind. */
    async write(person: Person, number: string, form: ProjectReviewForm): Promise<OpenReviews> {
      const found = await open(person, number);
      if (!found.mayWrite) throw wrongState(found.own ? SHOWN : CLOSED);
      await countWriting(person.id);
      const id = toReviewId(found.project.id, otherSide(found.side));
      // A concurrent request of the same side may have written the review first.
      const isStored =
        (!found.own && (await insert(found, person, form))) ||
        (await reviews.edit(id, { ...form, writerId: person.id })) !== undefined;
      if (!isStored) throw wrongState(SHOWN);
      await stepsChanged(person.id);
      return open(person, number);
    },

    /** Removes the review of the caller's side, unless it is shown. Idempotent. */
    async withdraw(person: Person, number: string): Promise<OpenReviews> {
      const { project, side, own } = await open(person, number);
      if (own && !(await reviews.withdraw(own.id))) throw wrongState(SHOWN);
      await projects.mark(project.id, side, undefined);
      await stepsChanged(person.id);
      return open(person, number);
    },

    /** Answers the review about the caller's side; null removes the answer. */
    async answer(person: Person, number: string, text: string | null): Promise<OpenReviews> {
      const { other } = await open(person, number);
      if (other?.state !== 'shown') throw wrongState(NOT_SHOWN);
      if (text !== null) await countWriting(person.id);
      const answered = await reviews.answer(other.id, text === null ? null : { text, at: now(), by: person.id });
      if (!answered) throw wrongState('A moderator has removed your answer. Read why, or appeal.');
      await pagesChanged(other.subjectKey);
      if (text !== null) await notices.answered(answered);
      return open(person, number);
    },
  };
}

export type ReviewWriting = ReturnType<typeof createReviewWriting>;
