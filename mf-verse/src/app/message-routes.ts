import type { RouteObject } from 'react-router-dom';
import { part } from './part-route';

export const messageRoutes: RouteObject[] = [
  part('messages/:id/thread', 'loadMessages'),
  {
    path: 'messages',
    handle: { chunk: 'mf-verse-messages' },
    lazy: () => import(/* webpackChunkName: "mf-verse-messages" */ '../pages/messages/messages'),
  },
  {
    path: 'messages/:id',
    handle: { chunk: 'mf-verse-conversation' },
    lazy: () => import(/* webpackChunkName: "mf-verse-conversation" */ '../pages/conversation/conversation'),
  },
];
