import type { Route } from './route';

/** Calls that belong together, under the name by which the document files them. */
export interface RouteGroup {
  name: string;
  routes: readonly Route[];
}
