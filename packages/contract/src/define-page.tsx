import type { ComponentType, ReactElement, ReactNode } from 'react';
import { type LoaderFunction, useLoaderData } from 'react-router-dom';

type LoaderData<Loader> = ReturnType<typeof useLoaderData<Loader>>;

interface FrameProps<Data> {
  /** Omitted in place of a page that could not be loaded. */
  data?: Data;
  children: ReactNode;
}

interface PageDefinition<Loader> {
  loader: Loader;
  /** Surrounds the view, and what replaces it. */
  Frame?: ComponentType<FrameProps<LoaderData<Loader>>>;
  View: ComponentType<{ data: LoaderData<Loader> }>;
  /** Replaces the view if it could not be loaded. With a `PageFailure`, it depends on the error. */
  failed: ReactElement;
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
  const { loader, Frame = Bare, View, failed } = definition;

  function Component() {
    const data = useLoaderData<Loader>();
    return (
      <Frame data={data}>
        <View data={data} />
      </Frame>
    );
  }

  return { loader, Component, ErrorBoundary: () => <Frame>{failed}</Frame> };
}
