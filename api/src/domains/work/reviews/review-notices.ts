import { formatDay } from '@verse/api-contract/formats';
import { otherSide, type Side } from '@verse/api-contract/work/projects.values';
import { addressOf } from '@verse/contract/addresses';
import { type Line, type NotificationSource, writeLines } from '../../../platform/notify';
import type { Notifications } from '../../../platform/ports';
import type { ReviewedProject, ReviewedProjects } from '../projects';
import { partyOf, type StoredReview, toReviewId } from './review';
import type { ReviewRepository } from './reviews.repository';

interface Dependencies extends Pick<Notifications, 'notify'> {
  projects: Pick<ReviewedProjects, 'membersOf'>;
}

/** Notifies the members of a side. Subjects have the event, the side and the project number. */
export function createReviewNotices({ notify, projects }: Dependencies) {
  async function notifySide(to: Side, event: string, number: string, by: string, act: string): Promise<void> {
    for (const memberId of await projects.membersOf(number, to))
      if (memberId !== '')
        await notify(memberId, { kind: 'projects', subject: `review-${event} ${to} ${number}`, act, by });
  }

  return {
    /** Tells the reviewed side that a review waits for its own. */
    written: ({ as, number, authorKey, writtenAt }: StoredReview) =>
      notifySide(as, 'written', number, partyOf(authorKey).id, writtenAt.toISOString()),
    shown: ({ as, number, authorKey }: StoredReview) => notifySide(as, 'shown', number, partyOf(authorKey).id, 'shown'),
    answered: ({ as, number, subjectKey }: StoredReview) =>
      notifySide(otherSide(as), 'answered', number, partyOf(subjectKey).id, 'answered'),
  };
}

export type ReviewNotices = ReturnType<typeof createReviewNotices>;

/** Texts by event, about the review of the given side; undefined if the text no longer applies. */
const TEXTS: Record<string, (review: StoredReview) => string | undefined> = {
  written: ({ state, showsAt }) =>
    state === 'blind'
      ? `You have a new review. Write yours to read it, or wait until ${formatDay(showsAt)}.`
      : undefined,
  shown: ({ state }) => (state === 'shown' ? 'Your new review is public.' : undefined),
  answered: ({ state, answer }) =>
    state === 'shown' && answer && !answer.isRemoved ? 'You got an answer to your review.' : undefined,
};

interface Reading {
  projects: Pick<ReviewedProjects, 'findByNumber' | 'membersOf'>;
  reviews: Pick<ReviewRepository, 'find'>;
}

/** Generates notification text for members who, at the time of reading, act for the side. */
export function reviewNotifications({ projects, reviews }: Reading): NotificationSource {
  const toLine = (text: string, { number, title }: ReviewedProject): Line => ({
    text: `${text} Project “${title}”.`,
    path: `${addressOf('project', { number })}#reviews`,
  });

  async function lineFor(memberId: string, subject: string): Promise<Line | undefined> {
    const [about = '', side, number = ''] = subject.split(' ');
    const event = about.replace('review-', '');
    const to = side === 'client' || side === 'seller' ? side : undefined;
    const project = to && about !== event && (await projects.findByNumber(number));
    if (!to || !project || !(await projects.membersOf(number, to)).includes(memberId)) return undefined;
    // The author is notified of an answer, the reviewed side of the rest.
    const review = await reviews.find(toReviewId(project.id, event === 'answered' ? otherSide(to) : to));
    const text = review && TEXTS[event]?.(review);
    return text ? toLine(text, project) : undefined;
  }

  return {
    kinds: ['projects'],
    linesFor: (memberId, _kind, subjects) => writeLines(subjects, (subject) => lineFor(memberId, subject)),
  };
}
