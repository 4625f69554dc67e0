import { redirect, type RouteObject } from 'react-router-dom';
import { contestRoutes, publicContestRoutes } from './app/contest-routes';
import { messageRoutes } from './app/message-routes';
import { packageRoutes } from './app/package-routes';
import { part } from './app/part-route';
import { projectParts, projectRoutes, publicProjectRoutes } from './app/project-routes';

/** Routes relative to `/verse`. The shell admits only members. */
export const routes: RouteObject[] = [
  { index: true, element: null, loader: () => redirect('community') },
  // Unread count, for pages that have no stream:
  part('notifications/head', 'pollHead'),
  // New posts and a post's comments:
  part('feed/news', 'loadNews'),
  part('feed/newest', 'loadNewest'),
  part('posts/:id/comments', 'loadComments', true),
  // Member and tag suggestions while a text is being written:
  part('feed/completion', 'loadCompletion'),
  // The tags that a member follows or has muted, for public pages:
  part('feed/own-tags', 'loadOwnTags'),
  // Staff dialogs for contests and jobs:
  part('contests/:id/held', 'loadHeldPlaces'),
  part('jobs/:id/applicants', 'loadApplicants'),
  // The member's unsent application and the works that can be attached to it:
  part('jobs/:id/draft', 'loadApplying'),
  // Messages about an application, for the applicant and for the organisation:
  part('applications/:id/thread', 'loadOwnThread'),
  part('organisations/:handle/applications/:id/thread', 'loadApplicantThread'),
  // Messages about a contest appeal, for the authors, the organisation and staff:
  part('contests/:id/entry/appeals/:appeal/thread', 'loadMakerThread'),
  part('organisations/:handle/contests/:id/appeals/:appeal/thread', 'loadOrganisationThread'),
  part('contest-appeals/:appeal/thread', 'loadStaffThread'),
  ...projectParts,
  // The contests that a member judges, for the link to the judging pages, and a member's waiting list position:
  part('judging/list', 'loadJudgingList'),
  part('contests/:id/entry/waiting', 'loadWaitingPosition', true),
  // An entry as its judges see it, for the organisers:
  part('organisations/:handle/contests/:id/judging/entries/:number', 'loadOrganiserEntry'),
  {
    handle: { chunk: 'mf-verse-frame' },
    lazy: () => import(/* webpackChunkName: "mf-verse-frame" */ './app/verse-frame'),
    children: [
      {
        path: 'community',
        handle: { chunk: 'mf-verse-community' },
        lazy: () => import(/* webpackChunkName: "mf-verse-community" */ './pages/community/community'),
      },
      {
        path: 'feed',
        handle: { chunk: 'mf-verse-feed' },
        lazy: () => import(/* webpackChunkName: "mf-verse-feed" */ './pages/feed/feed'),
      },
      {
        path: 'marketplace',
        handle: { chunk: 'mf-verse-marketplace' },
        lazy: () => import(/* webpackChunkName: "mf-verse-marketplace" */ './pages/marketplace/marketplace'),
      },
      {
        path: 'saved',
        handle: { chunk: 'mf-verse-saved' },
        lazy: () => import(/* webpackChunkName: "mf-verse-saved" */ './pages/saved/saved'),
      },
      {
        path: 'posts/:id',
        handle: { chunk: 'mf-verse-post' },
        lazy: () => import(/* webpackChunkName: "mf-verse-post" */ './pages/post/post'),
      },
      ...contestRoutes,
      ...projectRoutes,
      ...packageRoutes,
      ...messageRoutes,
      {
        path: 'jobs',
        handle: { chunk: 'mf-verse-jobs' },
        lazy: () => import(/* webpackChunkName: "mf-verse-jobs" */ './pages/jobs/jobs'),
      },
      {
        path: 'jobs/searches',
        handle: { chunk: 'mf-verse-job-searches' },
        lazy: () => import(/* webpackChunkName: "mf-verse-job-searches" */ './pages/job-searches/job-searches'),
      },
      {
        path: 'jobs/:id',
        handle: { chunk: 'mf-verse-job' },
        lazy: () => import(/* webpackChunkName: "mf-verse-job" */ './pages/job/job'),
      },
      {
        path: 'organisations',
        handle: { chunk: 'mf-verse-organisations' },
        lazy: () => import(/* webpackChunkName: "mf-verse-organisations" */ './pages/organisations/organisations'),
      },
      {
        path: 'organisations/new',
        handle: { chunk: 'mf-verse-new-organisation' },
        lazy: () =>
          import(/* webpackChunkName: "mf-verse-new-organisation" */ './pages/new-organisation/new-organisation'),
      },
      {
        path: 'organisations/invitation',
        handle: { chunk: 'mf-verse-invitation' },
        lazy: () => import(/* webpackChunkName: "mf-verse-invitation" */ './pages/invitation/invitation'),
      },
      {
        path: 'organisations/:handle',
        handle: { chunk: 'mf-verse-own-organisation' },
        lazy: () =>
          import(/* webpackChunkName: "mf-verse-own-organisation" */ './pages/own-organisation/own-organisation'),
      },
      {
        path: 'applications',
        handle: { chunk: 'mf-verse-applications' },
        lazy: () => import(/* webpackChunkName: "mf-verse-applications" */ './pages/applications/applications'),
      },
      {
        path: 'applications/:id',
        handle: { chunk: 'mf-verse-application' },
        lazy: () => import(/* webpackChunkName: "mf-verse-application" */ './pages/application/application'),
      },
      {
        path: 'organisations/:handle/jobs',
        handle: { chunk: 'mf-verse-hiring' },
        lazy: () => import(/* webpackChunkName: "mf-verse-hiring" */ './pages/hiring/hiring'),
      },
      {
        path: 'organisations/:handle/jobs/drafts/:id',
        handle: { chunk: 'mf-verse-hiring-draft' },
        lazy: () => import(/* webpackChunkName: "mf-verse-hiring-draft" */ './pages/hiring-draft/hiring-draft'),
      },
      {
        path: 'organisations/:handle/jobs/:id/applications',
        handle: { chunk: 'mf-verse-applicants' },
        lazy: () => import(/* webpackChunkName: "mf-verse-applicants" */ './pages/applicants/applicants'),
      },
      {
        path: 'organisations/:handle/applications/:id',
        handle: { chunk: 'mf-verse-applicant' },
        lazy: () => import(/* webpackChunkName: "mf-verse-applicant" */ './pages/applicant/applicant'),
      },
      {
        path: 'post-a-job',
        handle: { chunk: 'mf-verse-post-job' },
        lazy: () => import(/* webpackChunkName: "mf-verse-post-job" */ './pages/post-job/post-job'),
      },
      {
        path: 'job-reviews',
        handle: { chunk: 'mf-verse-job-reviews' },
        lazy: () => import(/* webpackChunkName: "mf-verse-job-reviews" */ './pages/job-reviews/job-reviews'),
      },
      {
        path: 'pro-community',
        handle: { chunk: 'mf-verse-pro-community' },
        lazy: () => import(/* webpackChunkName: "mf-verse-pro-community" */ './pages/pro-community/pro-community'),
      },
      {
        path: 'referral',
        handle: { chunk: 'mf-verse-referral' },
        lazy: () => import(/* webpackChunkName: "mf-verse-referral" */ './pages/referral/referral'),
      },
      {
        path: 'notifications',
        handle: { chunk: 'mf-verse-notifications' },
        lazy: () => import(/* webpackChunkName: "mf-verse-notifications" */ './pages/notifications/notifications'),
      },
      {
        path: 'contact-inbox',
        handle: { chunk: 'mf-verse-contact-inbox' },
        lazy: () => import(/* webpackChunkName: "mf-verse-contact-inbox" */ './pages/contact-inbox/contact-inbox'),
      },
      {
        path: 'user-profile',
        handle: { chunk: 'mf-verse-user-profile' },
        lazy: () => import(/* webpackChunkName: "mf-verse-user-profile" */ './pages/user-profile/user-profile'),
      },
      {
        path: 'settings',
        handle: { chunk: 'mf-verse-settings' },
        lazy: () => import(/* webpackChunkName: "mf-verse-settings" */ './pages/settings/settings'),
      },
      {
        path: 'safety',
        handle: { chunk: 'mf-verse-safety' },
        lazy: () => import(/* webpackChunkName: "mf-verse-safety" */ './pages/safety/safety'),
      },
      {
        path: 'staff',
        handle: { chunk: 'mf-verse-staff' },
        lazy: () => import(/* webpackChunkName: "mf-verse-staff" */ './pages/staff/staff'),
      },
      {
        path: 'waiting-lists',
        handle: { chunk: 'mf-verse-waiting-lists' },
        lazy: () => import(/* webpackChunkName: "mf-verse-waiting-lists" */ './pages/waiting-lists/waiting-lists'),
      },
      {
        path: 'promotions',
        handle: { chunk: 'mf-verse-promotions' },
        lazy: () => import(/* webpackChunkName: "mf-verse-promotions" */ './pages/promotions/promotions'),
      },
      {
        path: 'moderation',
        handle: { chunk: 'mf-verse-moderation' },
        lazy: () => import(/* webpackChunkName: "mf-verse-moderation" */ './pages/moderation/moderation'),
      },
      {
        path: 'moderation/:id',
        handle: { chunk: 'mf-verse-moderation-case' },
        lazy: () =>
          import(/* webpackChunkName: "mf-verse-moderation-case" */ './pages/moderation-case/moderation-case'),
      },
      {
        path: 'rewards',
        handle: { chunk: 'mf-verse-rewards' },
        lazy: () => import(/* webpackChunkName: "mf-verse-rewards" */ './pages/rewards/rewards'),
      },
      {
        path: 'sections',
        handle: { chunk: 'mf-verse-sections' },
        lazy: () => import(/* webpackChunkName: "mf-verse-sections" */ './pages/sections/sections'),
      },
      {
        path: 'help-center',
        handle: { chunk: 'mf-verse-help-center' },
        lazy: () => import(/* webpackChunkName: "mf-verse-help-center" */ './pages/help-center/help-center'),
      },
      {
        path: 'privacy-policy',
        handle: { chunk: 'mf-verse-privacy-policy' },
        lazy: () => import(/* webpackChunkName: "mf-verse-privacy-policy" */ './pages/privacy-policy/privacy-policy'),
      },
    ],
  },
];

/** Public routes, rendered on the server. */
export const publicRoutes: RouteObject[] = [
  {
    path: 'u',
    children: [
      {
        path: ':handle',
        handle: { chunk: 'mf-verse-member' },
        lazy: () => import(/* webpackChunkName: "mf-verse-member" */ './pages/member/member'),
      },
      {
        path: ':handle/posts/:id',
        handle: { chunk: 'mf-verse-member-post' },
        lazy: () => import(/* webpackChunkName: "mf-verse-member-post" */ './pages/member-post/member-post'),
      },
      {
        path: ':handle/works/:id',
        handle: { chunk: 'mf-verse-work' },
        lazy: () => import(/* webpackChunkName: "mf-verse-work" */ './pages/work/work'),
      },
    ],
  },
  {
    path: 'people',
    handle: { chunk: 'mf-verse-people' },
    lazy: () => import(/* webpackChunkName: "mf-verse-people" */ './pages/people/people'),
  },
  {
    path: 'o/:handle',
    handle: { chunk: 'mf-verse-public-organisation' },
    lazy: () =>
      import(/* webpackChunkName: "mf-verse-public-organisation" */ './pages/public-organisation/public-organisation'),
  },
  {
    path: 'tags',
    handle: { chunk: 'mf-verse-tags' },
    lazy: () => import(/* webpackChunkName: "mf-verse-tags" */ './pages/tags/tags'),
  },
  {
    path: 'tags/:tag',
    handle: { chunk: 'mf-verse-tag' },
    lazy: () => import(/* webpackChunkName: "mf-verse-tag" */ './pages/tag/tag'),
  },
  {
    path: 'jobs',
    handle: { chunk: 'mf-verse-public-jobs' },
    lazy: () => import(/* webpackChunkName: "mf-verse-public-jobs" */ './pages/public-jobs/public-jobs'),
  },
  {
    path: 'jobs/:id',
    handle: { chunk: 'mf-verse-public-job' },
    lazy: () => import(/* webpackChunkName: "mf-verse-public-job" */ './pages/public-job/public-job'),
  },
  {
    path: 'hire',
    handle: { chunk: 'mf-verse-hire' },
    lazy: () => import(/* webpackChunkName: "mf-verse-hire" */ './pages/hire/hire'),
  },
  ...publicContestRoutes,
  ...publicProjectRoutes,
  {
    path: 'marketplace',
    handle: { chunk: 'mf-verse-public-marketplace' },
    lazy: () =>
      import(/* webpackChunkName: "mf-verse-public-marketplace" */ './pages/public-marketplace/public-marketplace'),
  },
];
