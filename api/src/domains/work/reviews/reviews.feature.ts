import { DAY_MS, MINUTE_MS } from '@verse/api-contract/time';
import type { Feature, PointSource } from '../../../platform/feature';
import type { Platform } from '../../../platform/open-platform';
import type { People } from '../../../platform/ports';
import type { ReviewedProjects, SellerRecords } from '../projects';
import { createFigures } from './figures';
import { createReviewPersonalData } from './personal-data';
import { createReportableReviews } from './reportable-reviews';
import { partyOf } from './review';
import { createReviewNotices, reviewNotifications } from './review-notices';
import { createReviewPages } from './review-pages.service';
import { createReviewRepository, type ReviewRepository } from './reviews.repository';
import { reviewsRoutes } from './reviews.routes';
import { createReviewList } from './reviews.view';
import { createShowing } from './showing';
import { createFindSuspicions } from './suspicions';
import { createReviewWriting } from './writing.service';

const GOOD = 4;

/** Good reviews as sellers earn points on the leaderboard. */
const goodReviews = (reviews: Pick<ReviewRepository, 'countedOfSellers'>): PointSource => ({
  words: `10 for each review as a seller with an average of ${GOOD} or more in the last 90 days`,
  what: 'Good reviews',
  points: 10,
  async *owners(since) {
    for await (const { subjectKey, scores } of reviews.countedOfSellers(since)) {
      const { kind, id } = partyOf(subjectKey);
      const total = scores.reduce((sum, score) => sum + score, 0);
      if (kind === 'member' && total >= GOOD * scores.length) yield id;
    }
  },
});

export type ReviewsFeature = Feature & Pick<People, 'findRatings'>;

async function createServices(platform: Platform, projects: ReviewedProjects, records: SellerRecords) {
  const reviews = await createReviewRepository(platform.db);
  const figures = await createFigures(platform.db, reviews);
  const common = {
    ...platform,
    ...platform.accounts,
    ...platform.people,
    ...platform.notifications,
    reviews,
    projects,
    records,
    figures,
  };
  const pages = createReviewPages({ ...common, list: createReviewList(common) });
  const parts = {
    ...common,
    pages,
    pagesChanged: pages.changed,
    notices: createReviewNotices(common),
    findSuspicions: createFindSuspicions(common),
  };
  const reported = createReportableReviews({ ...common, ...pages, settle: (review) => showing.settle(review) });
  const showing = await createShowing({ ...parts, describe: reported.describe });
  return { ...parts, reported, showing };
}

/**
 * The sides of a project review each other once work is accepted and paid. Reviews are blind: both are shown once both
 * are written, or after 14 days.
 */
export async function createReviewsFeature(
  platform: Platform,
  projects: ReviewedProjects,
  records: SellerRecords,
): Promise<ReviewsFeature> {
  const services = await createServices(platform, projects, records);
  const { reviews, figures, showing, reported } = services;
  const countWriting = platform.budgets({
    name: 'project-reviews',
    windowMs: DAY_MS,
    most: 60,
    message: 'That’s a lot of reviews for one day. Try again tomorrow.',
  });
  return {
    name: 'project-reviews',
    routes: reviewsRoutes({ ...services, writing: createReviewWriting({ ...services, countWriting }) }),
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
    notifications: [reviewNotifications(services)],
    personalData: [createReviewPersonalData(services)],
    points: [goodReviews(reviews)],
    findRatings: figures.findRatings,
    reportable: { review: reported.content },
  };
}
