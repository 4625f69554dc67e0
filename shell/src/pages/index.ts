import type { RouteObject } from 'react-router-dom';
import { page } from '@verse/contract/page-route';
import { SHELL_PAGES } from '@verse/contract/shell-pages';

export const pageRoutes: RouteObject[] = [
  { id: 'shell:signup', ...page(SHELL_PAGES['sign-up'], () => import('./sign-up/sign-up')) },
  { id: 'shell:signin', ...page(SHELL_PAGES['sign-in'], () => import('./sign-in/sign-in')) },
  {
    id: 'shell:reset-password',
    ...page(SHELL_PAGES['reset-password'], () => import('./reset-password/reset-password')),
  },
  { id: 'shell:verify-email', ...page(SHELL_PAGES['verify-email'], () => import('./verify-email/verify-email')) },
  {
    id: 'shell:email-verified',
    ...page(SHELL_PAGES['email-verified'], () => import('./email-verified/email-verified')),
  },
];
