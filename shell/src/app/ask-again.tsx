import { type LazyRouteFunction, type LoaderFunction, type RouteObject, useRouteError } from 'react-router-dom';

type Load = LazyRouteFunction<RouteObject>;

/** Stands for a page whose code did not come, and asks for it again with every navigation there. */
function standingFor(load: Load, failure: unknown): Awaited<ReturnType<Load>> {
  const untold = [failure];
  let page: Awaited<ReturnType<Load>> = {};
  return {
    async loader(...args: Parameters<LoaderFunction>) {
      for (const error of untold.splice(0)) throw error;
      page = await load();
      return page.loader ? ((await (page.loader as LoaderFunction)(...args)) as unknown) : null;
    },
    action: (...args) => (page.action as LoaderFunction)(...args),
    Component: () => page.Component && <page.Component />,
    ErrorBoundary() {
      const error = useRouteError();
      if (!page.ErrorBoundary) throw error;
      return <page.ErrorBoundary />;
    },
  };
}

/** Routes that can be tried again: the router asks for the code of a page once, and remembers a failure for good. */
export const askedAgain = (routes: RouteObject[]): RouteObject[] =>
  routes.map(({ lazy: load, children, ...route }) => ({
    ...route,
    lazy: load && (() => (load as Load)().catch((error: unknown) => standingFor(load as Load, error))),
    children: children && askedAgain(children),
  })) as RouteObject[];
