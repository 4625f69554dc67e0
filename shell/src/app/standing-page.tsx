import { type LazyRouteFunction, type LoaderFunction, type RouteObject, useRouteError } from 'react-router-dom';

export type Load = LazyRouteFunction<RouteObject>;

/** A retryable route in place of a page whose code did not load: each navigation there requests it again. */
export function standingFor(load: Load, failure: unknown): Awaited<ReturnType<Load>> {
  const untold = [failure];
  let page: Awaited<ReturnType<Load>> = {};
  return {
    async loader(...args: Parameters<LoaderFunction>) {
      for (const error of untold.splice(0)) throw error;
      page = await load();
      return page.loader ? ((await (page.loader as LoaderFunction)(...args)) as unknown) : null;
    },
    action: (...args) => (page.action as LoaderFunction)(...args),
    shouldRevalidate: (change) => page.shouldRevalidate?.(change) ?? change.defaultShouldRevalidate,
    Component: () => page.Component && <page.Component />,
    ErrorBoundary() {
      const error = useRouteError();
      if (!page.ErrorBoundary) throw error;
      return <page.ErrorBoundary />;
    },
  };
}
