import type { ComponentType, ReactElement, ReactNode } from 'react';
import { isRouteErrorResponse, type LoaderFunction, useLoaderData, useRouteError } from 'react-router-dom';
import { ApiError } from './api-client';

type LoaderData<Loader> = ReturnType<typeof useLoaderData<Loader>>;

interface FrameProps<Data> {
  /** Undefined in place of a page that could not be loaded. */
  data: Data | undefined;
  /** Whether the loader threw a 404 as data. */
  isMissing: boolean;
  children: ReactNode;
}

/** What replaces a page that could not be loaded. */
export interface PageFailure {
  /** Shown if the loader threw a 404 as data. If omitted, the page has failed. */
  missing?: ReactElement;
  /** Shown if the API responded with 403. If omitted, the page has failed. */
  forbidden?: ReactElement;
  failed: ReactElement;
}

interface PageDefinition<Loader> extends PageFailure {
  loader: Loader;
  /** Surrounds the view, and what replaces it. */
  Frame?: ComponentType<FrameProps<LoaderData<Loader>>>;
  View: ComponentType<{ data: LoaderData<Loader> }>;
}

const Bare = ({ children }: { children: ReactNode }) => children;

/**
 * Defines a page: what loads its data, what shows it, and what replaces it if it could not be loaded. Returns what the
 * router reads from the module of a page.
 *
 * @example
 * export const { loader, Component, ErrorBoundary } = definePage({
 *   loader: loadJobs,
 *   Frame: ({ children }) => <ListPage title="Jobs">{children}</ListPage>,
 *   View: ({ data }) => <JobList page={data} />,
 *   failed: <LoadFailure title="The jobs could not be loaded." during="loading the jobs" />,
 * });
 */
export function definePage<Loader extends LoaderFunction>(definition: PageDefinition<Loader>) {
  const { loader, Frame = Bare, View, missing, forbidden, failed } = definition;

  function Component() {
    const data = useLoaderData<Loader>();
    return (
      <Frame data={data} isMissing={false}>
        <View data={data} />
      </Frame>
    );
  }

  function ErrorBoundary() {
    const error = useRouteError();
    const isMissing = isRouteErrorResponse(error) && error.status === 404;
    const isForbidden = error instanceof ApiError && error.status === 403;
    return (
      <Frame data={undefined} isMissing={isMissing}>
        {(isMissing && missing) || (isForbidden && forbidden) || failed}
      </Frame>
    );
  }

  return { loader, Component, ErrorBoundary };
}
