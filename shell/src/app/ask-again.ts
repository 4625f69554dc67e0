import type { RouteObject } from 'react-router-dom';
import type { Load } from './standing-page';

/** In the chunk of what is prefetched. */
const bringHelp = () => import(/* webpackChunkName: "shell-ahead" */ './standing-page');

const again = (load: Load) => () =>
  load().catch((failure: unknown) =>
    bringHelp().then(
      ({ standingFor }) => standingFor(load, failure),
      () => Promise.reject(failure as Error),
    ),
  );

/** Makes lazy routes retryable: the router requests the code of a page once, and remembers a failure for good. */
export const askedAgain = (routes: RouteObject[]): RouteObject[] =>
  routes.map(({ lazy, children, ...route }) => ({
    ...route,
    lazy: lazy && again(lazy as Load),
    children: children && askedAgain(children),
  })) as RouteObject[];
