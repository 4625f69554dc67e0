import type { Route } from './route';

/** Routes that share an OpenAPI tag. */
export interface RouteGroup {
  name: string;
  routes: readonly Route[];
}
