import type { RouteObject } from 'react-router-dom';

/** Conversations and what waits for the member. */
export const messageRoutes: RouteObject[] = [];
