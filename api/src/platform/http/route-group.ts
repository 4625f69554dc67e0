import type { Route } from './route';

/** Routes under one tag of the OpenAPI document. */
export interface RouteGroup {
  name: string;
  routes: readonly Route[];
}
