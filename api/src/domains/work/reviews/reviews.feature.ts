import { DAY_MS, MINUTE_MS } from '@verse/api-contract/time';
import type { Feature } from '../../../platform/feature';
import type { NotificationSource } from '../../../platform/notify';
import type { Platform } from '../../../platform/open-platform';
import type { ReviewedProjects } from '../projects';
import { createFigures } from './figures';
import { createReviewPersonalData } from './personal-data';
import { createReportableReviews } from './reportable-reviews';
import type { StoredReview } from './review';
import { createReviewNotices, reviewNotifications } from './review-notices';
import { createReviewPages } from './review-pages.service';
import { createReviewRepository } from './reviews.repository';
import { reviewsRoutes } from './reviews.routes';
import { createReviewList } from './reviews.view';
import { createShowing } from './showing';
import { createFindSuspicions } from './suspicions';
import { createReviewWriting } from './writing.service';

export interface ReviewsFeature extends Feature {
  /** Lines of the same kind as those of projects. A kind has one source, so the caller merges them. */
  lines: NotificationSource;
}

/**
 * The sides of a project review each other once work is accepted and paid. Reviews are blind: both are shown once both
 * are written, or after 14 days.
 */
export async function createReviewsFeature(platform: Platform, projects: ReviewedProjects): Promise<ReviewsFeature> {
  const { db, budgets } = platform;
  const reviews = await createReviewRepository(db);
  const figures = await createFigures(db, reviews);
  const common = {
    ...platform,
    ...platform.accounts,
    ...platform.people,
    ...platform.notifications,
    reviews,
    projects,
    figures,
  };
  const pages = createReviewPages({ ...common, list: createReviewList(common) });
  const notices = createReviewNotices(common);
  const findSuspicions = createFindSuspicions(common);
  const reported = createReportableReviews({
    ...common,
    ...pages,
    settle: (review: StoredReview) => showing.settle(review),
  });
  const showing = await createShowing({
    ...common,
    notices,
    findSuspicions,
    describe: reported.describe,
    pagesChanged: pages.changed,
  });
  const countWriting = budgets({
    name: 'project-reviews',
    windowMs: DAY_MS,
    most: 60,
    message: 'You have written many reviews and answers today. Try again tomorrow.',
  });
  const writing = createReviewWriting({
    ...common,
    showing,
    notices,
    findSuspicions,
    pagesChanged: pages.changed,
    countWriting,
  });
  return {
    name: 'project-reviews',
    routes: reviewsRoutes({ writing, pages }),
    jobs: [
      {
        name: 'show-reviews',
        everyMs: MINUTE_MS,
        run: showing.sweep,
        failed: 'failed to show reviews',
        done: 'showed reviews after their time',
      },
      {
        name: 'settle-reviews',
        everyMs: MINUTE_MS,
        run: showing.complete,
        failed: 'failed to complete reviews',
        done: 'completed overdue work of reviews',
      },
    ],
    lines: reviewNotifications(common),
    personalData: [createReviewPersonalData({ ...common, pagesChanged: pages.changed })],
    reportable: { review: reported.content },
  };
}
