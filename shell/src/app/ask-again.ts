import type { RouteObject } from 'react-router-dom';
import type { Load } from './standing-page';

/** Its code comes with what is fetched ahead. */
const bringHelp = () => import(/* webpackChunkName: "shell-ahead" */ './standing-page');

const again = (load: Load) => () =>
  load().catch((failure: unknown) =>
    bringHelp().then(
      ({ standingFor }) => standingFor(load, failure),
      () => Promise.reject(failure as Error),
    ),
  );

/** Routes that can be tried again: the router asks for the code of a page once, and remembers a failure for good. */
export const askedAgain = (routes: RouteObject[]): RouteObject[] =>
  routes.map(({ lazy, children, ...route }) => ({
    ...route,
    lazy: lazy && again(lazy as Load),
    children: children && askedAgain(children),
  })) as RouteObject[];
