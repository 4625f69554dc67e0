import { redirect, type RouteObject } from 'react-router-dom';
import { loadHeldPlaces } from './features/contests';
import { loadComments, loadNewest, loadNews } from './features/feed';
import { loadApplicants } from './features/jobs';
import { pollHead } from './features/notifications';
import { signOut } from './features/sign-out';
import { shouldRevalidate } from './shared/form-outcome';

/** Relative to `/verse`. The shell lets members in only. */
export const routes: RouteObject[] = [
  { index: true, element: null, loader: () => redirect('community') },
  // Asked by pages that no stream reaches; an act elsewhere is no reason to ask again.
  { path: 'notifications/head', element: null, loader: pollHead, shouldRevalidate: () => false },
  { path: 'sign-out', element: null, loader: () => redirect('../community'), action: signOut },
  // No pages: what came since, the newest posts, and the comments below a post.
  { path: 'feed/news', element: null, loader: loadNews, shouldRevalidate: () => false },
  { path: 'feed/newest', element: null, loader: loadNewest, shouldRevalidate: () => false },
  { path: 'posts/:id/comments', element: null, loader: loadComments, shouldRevalidate },
  // What staff open beside a contest and a job; an act elsewhere is no reason to ask again.
  { path: 'contests/:id/held', element: null, loader: loadHeldPlaces, shouldRevalidate: () => false },
  { path: 'jobs/:id/applicants', element: null, loader: loadApplicants, shouldRevalidate: () => false },
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
      {
        path: 'contests',
        handle: { chunk: 'mf-verse-contests' },
        lazy: () => import(/* webpackChunkName: "mf-verse-contests" */ './pages/contests/contests'),
      },
      {
        path: 'jobs',
        handle: { chunk: 'mf-verse-jobs' },
        lazy: () => import(/* webpackChunkName: "mf-verse-jobs" */ './pages/jobs/jobs'),
      },
      {
        path: 'jobs/:id',
        handle: { chunk: 'mf-verse-job' },
        lazy: () => import(/* webpackChunkName: "mf-verse-job" */ './pages/job/job'),
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

/** Relative to `/u`: for everybody, rendered by the server. */
export const publicRoutes: RouteObject[] = [
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
];
