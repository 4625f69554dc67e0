import { otherSide } from '@verse/api-contract/work/projects.values';
import type { Logger } from '../../../platform/logging';
import type { People } from '../../../platform/ports';
import type { ReviewedProjects } from '../projects';
import type { FiguresService } from './figures';
import type { ReportedReviews } from './reportable-reviews';
import { type StoredReview, toReviewId } from './review';
import type { ReviewNotices } from './review-notices';
import type { ReviewRepository } from './reviews.repository';
import { type FindSuspicions, noteFor } from './suspicions';

interface Dependencies extends Pick<People, 'reportForSite'> {
  reviews: ReviewRepository;
  projects: ReviewedProjects;
  figures: Pick<FiguresService, 'renew'>;
  notices: ReviewNotices;
  findSuspicions: FindSuspicions;
  describe: ReportedReviews['describe'];
  /** Invalidates the pages that show the reviews of a party. */
  pagesChanged: (subjectKey: string) => Promise<void>;
  logger: Pick<Logger, 'error'>;
  now: () => Date;
}

/**
 * Shows reviews, and does what follows from it. Each step is one conditional update that marks what follows, so a
 * second process repeats nothing, and a killed one leaves its work to the job.
 */
export async function createShowing(dependencies: Dependencies) {
  const { reviews, projects, figures, notices, findSuspicions } = dependencies;
  const { reportForSite, describe, pagesChanged, logger, now } = dependencies;
  const unsettled = await reviews.openUnsettled({ run: settle, now });

  /** Does what follows once a review is shown, removed or counted again. Idempotent. */
  async function finish(review: StoredReview): Promise<void> {
    const { id, number, subjectKey, state, isHeld, suspicions } = review;
    if (state === 'shown' && isHeld) {
      const project = await projects.findByNumber(number);
      if (project) await reportForSite('review', await describe(review), noteFor(suspicions, number, project.paid));
    }
    await figures.renew(subjectKey);
    await pagesChanged(subjectKey);
    if (state === 'shown') await notices.shown(review);
    await unsettled.clear(id, { state, isHeld });
  }

  /** Shows the review unless it is shown already; does nothing if its author has withdrawn it. */
  async function show(review: StoredReview): Promise<void> {
    const project = await projects.findByNumber(review.number);
    const found = project ? await findSuspicions(project, review.as) : [];
    const suspicions = [...new Set([...review.suspicions, ...found])];
    const shown = await reviews.show(review.id, suspicions, now());
    if (shown) await finish(shown);
  }

  /**
   * Does what follows a write: shows both reviews once both sides have written, and otherwise asks the other side. The
   * other review comes first, because it may be withdrawn in the meantime.
   */
  async function settle({ id }: StoredReview): Promise<void> {
    const review = await reviews.find(id);
    if (!review) return;
    if (review.state !== 'blind') return finish(review);
    const author = otherSide(review.as);
    await projects.mark(review.projectId, author, review.writtenAt);
    const otherId = toReviewId(review.projectId, author);
    const before = await reviews.find(otherId);
    if (before?.state === 'blind') await show(before);
    const other = await reviews.find(otherId);
    if (other && other.state !== 'blind') return show(review);
    await notices.written(review);
    await unsettled.clear(id, { state: 'blind' });
  }

  return {
    settle,
    complete: unsettled.complete,

    /** Shows the reviews whose time is over. If one fails, continues with the others. */
    async sweep(): Promise<number> {
      const due = await reviews.listDue(now());
      for (const review of due) {
        try {
          await show(review);
        } catch (err) {
          logger.error({ err, review: review.id }, 'failed to show a review; the next sweep tries again');
        }
      }
      return due.length;
    },
  };
}

export type Showing = Awaited<ReturnType<typeof createShowing>>;
