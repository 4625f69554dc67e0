import { redirect, type RouteObject } from 'react-router-dom';
import { signOut } from './features/sign-out';

/** Relative to `/verse`. The shell lets members in only. */
export const routes: RouteObject[] = [
  { index: true, element: null, loader: () => redirect('community') },
  // Where the product sends people after they proved who they are; what is known of them today is in the settings.
  { path: 'user-profile', element: null, loader: () => redirect('../settings') },
  { path: 'sign-out', element: null, loader: () => redirect('../community'), action: signOut },
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
        path: 'contests',
        handle: { chunk: 'mf-verse-contests' },
        lazy: () => import(/* webpackChunkName: "mf-verse-contests" */ './pages/contests/contests'),
      },
      {
        path: 'contact-inbox',
        handle: { chunk: 'mf-verse-contact-inbox' },
        lazy: () => import(/* webpackChunkName: "mf-verse-contact-inbox" */ './pages/contact-inbox/contact-inbox'),
      },
      {
        path: 'settings',
        handle: { chunk: 'mf-verse-settings' },
        lazy: () => import(/* webpackChunkName: "mf-verse-settings" */ './pages/settings/settings'),
      },
    ],
  },
];
