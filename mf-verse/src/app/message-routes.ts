import type { RouteObject } from 'react-router-dom';
import { asFailedPage, page } from '@verse/contract/page-route';
import { part } from './part-route';

export const messageRoutes: RouteObject[] = [
  part('messages/:id/thread', 'loadMessages', asFailedPage),
  page('messages', () => import('../pages/messages/messages')),
  page('messages/:id', () => import('../pages/conversation/conversation')),
];
