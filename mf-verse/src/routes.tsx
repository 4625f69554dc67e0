import { redirect, type RouteObject } from 'react-router-dom';
import { asFailedPage, asFailure, page } from '@verse/contract/page-route';
import { contestRoutes, publicContestRoutes } from './app/contest-routes';
import { messageRoutes } from './app/message-routes';
import { packageRoutes } from './app/package-routes';
import { asNoSuggestions, asNull, part, revalidatedPart } from './app/part-route';
import { projectParts, projectRoutes, publicProjectRoutes } from './app/project-routes';

/** Routes relative to `/verse`. The shell admits only members. */
export const routes: RouteObject[] = [
  { index: true, element: null, loader: () => redirect('community') },
  // Unread count, for pages that have no stream:
  part('notifications/head', 'pollHead', asNull),
  // New posts and a post's comments:
  part('feed/news', 'loadNews', asNull),
  part('feed/newest', 'loadNewest', asNull),
  revalidatedPart('posts/:id/comments', 'loadPostComments', asFailedPage),
  // Member and tag suggestions while a text is being written:
  part('feed/completion', 'loadCompletion', asNoSuggestions),
  // The tags that a member follows or has muted, for public pages:
  part('feed/own-tags', 'loadOwnTags', asNull),
  // The likes of a work under the pointer, and the collections to which it can be saved:
  part('work-likes/:id', 'loadWorkLikes', asNull),
  part('work-collections/:work', 'loadOwnCollections', asNull),
  // Members near by, for new members:
  part('user-profile/nearby', 'loadNearby', asNull),
  // Staff dialogs for contests and jobs:
  part('contests/:id/held', 'loadHeldPlaces', asFailure),
  part('jobs/:id/applicants', 'loadApplicants', asFailedPage),
  // The member's unsent application and the works that can be attached to it:
  part('jobs/:id/draft', 'loadApplying', asNull),
  // Messages about an application, for the applicant and for the organisation:
  part('applications/:id/thread', 'loadOwnThread', asFailedPage),
  part('organisations/:handle/applications/:id/thread', 'loadApplicantThread', asFailedPage),
  // Messages about a contest appeal, for the authors, the organisation and staff:
  part('contests/:id/entry/appeals/:appeal/thread', 'loadMakerThread', asFailedPage),
  part('organisations/:handle/contests/:id/appeals/:appeal/thread', 'loadOrganisationThread', asFailedPage),
  // Messages about a prize, for the winner and for the organisation:
  part('contests/:id/entry/prizes/:prize/thread', 'loadWinnerThread', asFailedPage),
  part('organisations/:handle/contests/:id/prizes/:prize/thread', 'loadPrizeThread', asFailedPage),
  part('contest-appeals/:appeal/thread', 'loadStaffThread', asFailedPage),
  // The averages of an applicant's reviews:
  part('jobs/figures/:handle', 'loadApplicantFigures', asFailure),
  ...projectParts,
  // The contests that a member judges, for the link to the judging pages, and a member's waiting list position:
  part('judging/list', 'loadJudgingList', asFailure),
  revalidatedPart('contests/:id/entry/waiting', 'loadWaitingPosition', asNull),
  // The prizes that a member has won in a contest:
  part('contests/:id/entry/win', 'loadWin', asNull),
  // An entry as its judges see it, for the organisers:
  part('organisations/:handle/contests/:id/judging/entries/:number', 'loadOrganiserEntry', asFailure),
  {
    handle: { chunk: 'mf-verse-frame' },
    lazy: () => import(/* webpackChunkName: "mf-verse-frame" */ './app/verse-frame'),
    children: [
      page('community', () => import('./pages/community/community')),
      page('feed', () => import('./pages/feed/feed')),
      page('marketplace', () => import('./pages/marketplace/marketplace')),
      page('saved', () => import('./pages/saved/saved')),
      page('collections', () => import('./pages/collections/collections')),
      page('nominations', () => import('./pages/nominations/nominations')),
      page('posts/:id', () => import('./pages/post/post')),
      page('blog-posts/:id', () => import('./pages/blog-answers/blog-answers')),
      ...contestRoutes,
      ...projectRoutes,
      ...packageRoutes,
      ...messageRoutes,
      page('jobs', () => import('./pages/jobs/jobs')),
      page('jobs/searches', () => import('./pages/job-searches/job-searches')),
      page('jobs/:id', () => import('./pages/job/job')),
      page('organisations', () => import('./pages/organisations/organisations')),
      page('organisations/new', () => import('./pages/new-organisation/new-organisation')),
      page('organisations/invitation', () => import('./pages/invitation/invitation')),
      page('organisations/:handle', () => import('./pages/own-organisation/own-organisation')),
      page('applications', () => import('./pages/applications/applications')),
      page('applications/:id', () => import('./pages/application/application')),
      page('organisations/:handle/jobs', () => import('./pages/hiring/hiring')),
      page('organisations/:handle/jobs/drafts/:id', () => import('./pages/hiring-draft/hiring-draft')),
      page('organisations/:handle/jobs/:id/applications', () => import('./pages/applicants/applicants')),
      page('organisations/:handle/applications/:id', () => import('./pages/applicant/applicant')),
      page('post-a-job', () => import('./pages/post-job/post-job')),
      page('job-reviews', () => import('./pages/job-reviews/job-reviews')),
      page('pro-community', () => import('./pages/pro-community/pro-community')),
      page('referral', () => import('./pages/referral/referral')),
      page('notifications', () => import('./pages/notifications/notifications')),
      page('contact-inbox', () => import('./pages/contact-inbox/contact-inbox')),
      page('user-profile', () => import('./pages/user-profile/user-profile')),
      page('settings', () => import('./pages/settings/settings')),
      page('safety', () => import('./pages/safety/safety')),
      page('staff', () => import('./pages/staff/staff')),
      page('waiting-lists', () => import('./pages/waiting-lists/waiting-lists')),
      page('promotions', () => import('./pages/promotions/promotions')),
      page('moderation', () => import('./pages/moderation/moderation')),
      page('people-desk', () => import('./pages/people-desk/people-desk')),
      page('people-desk/:id', () => import('./pages/people-desk-member/people-desk-member')),
      page('moderation/:id', () => import('./pages/moderation-case/moderation-case')),
      page('audit-log', () => import('./pages/audit-log/audit-log')),
      page('rewards', () => import('./pages/rewards/rewards')),
      page('sections', () => import('./pages/sections/sections')),
      page('help-center', () => import('./pages/help-center/help-center')),
      page('privacy-policy', () => import('./pages/privacy-policy/privacy-policy')),
    ],
  },
];

/** Public routes, rendered on the server. */
export const publicRoutes: RouteObject[] = [
  {
    path: 'u',
    children: [
      page(':handle', () => import('./pages/member/member')),
      page(':handle/posts/:id', () => import('./pages/member-post/member-post')),
      page(':handle/works/:id', () => import('./pages/work/work')),
      part(':handle/reviews', 'loadMemberReviews', asFailedPage),
    ],
  },
  page('people', () => import('./pages/people/people')),
  page('works', () => import('./pages/works/works')),
  page('collections/:id', () => import('./pages/collection/collection')),
  page('critique', () => import('./pages/critique/critique')),
  page('o/:handle', () => import('./pages/public-organisation/public-organisation')),
  part('o/:handle/reviews', 'loadOrganisationReviews', asFailedPage),
  page('tags', () => import('./pages/tags/tags')),
  page('tags/:tag', () => import('./pages/tag/tag')),
  page('jobs', () => import('./pages/public-jobs/public-jobs')),
  page('jobs/:id', () => import('./pages/public-job/public-job')),
  page('hire', () => import('./pages/hire/hire')),
  ...publicContestRoutes,
  ...publicProjectRoutes,
  page('marketplace', () => import('./pages/public-marketplace/public-marketplace')),
];
