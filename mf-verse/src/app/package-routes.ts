import type { RouteObject } from 'react-router-dom';

/** What members offer. */
export const packageRoutes: RouteObject[] = [];
