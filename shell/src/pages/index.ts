import type { RouteObject } from 'react-router-dom';
import { SHELL_PAGES } from '@verse/contract/shell-pages';

export const pageRoutes: RouteObject[] = [
  {
    id: 'shell:signup',
    path: SHELL_PAGES['sign-up'],
    handle: { chunk: 'shell-sign-up' },
    lazy: () => import(/* webpackChunkName: "shell-sign-up" */ './sign-up/sign-up'),
  },
  {
    id: 'shell:signin',
    path: SHELL_PAGES['sign-in'],
    handle: { chunk: 'shell-sign-in' },
    lazy: () => import(/* webpackChunkName: "shell-sign-in" */ './sign-in/sign-in'),
  },
  {
    id: 'shell:reset-password',
    path: SHELL_PAGES['reset-password'],
    handle: { chunk: 'shell-reset-password' },
    lazy: () => import(/* webpackChunkName: "shell-reset-password" */ './reset-password/reset-password'),
  },
  {
    id: 'shell:verify-email',
    path: SHELL_PAGES['verify-email'],
    handle: { chunk: 'shell-verify-email' },
    lazy: () => import(/* webpackChunkName: "shell-verify-email" */ './verify-email/verify-email'),
  },
  {
    id: 'shell:email-verified',
    path: SHELL_PAGES['email-verified'],
    handle: { chunk: 'shell-email-verified' },
    lazy: () => import(/* webpackChunkName: "shell-email-verified" */ './email-verified/email-verified'),
  },
];
