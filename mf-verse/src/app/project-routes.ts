import type { RouteObject } from 'react-router-dom';

/** Projects: briefs, offers, work, invoices. */
export const projectRoutes: RouteObject[] = [];

/** Public, rendered by the server. */
export const publicProjectRoutes: RouteObject[] = [];
