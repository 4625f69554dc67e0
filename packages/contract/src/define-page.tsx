import { type ComponentType, type ReactElement, type ReactNode, useEffect } from 'react';
import {
  isRouteErrorResponse,
  type LoaderFunction,
  useLoaderData,
  useLocation,
  useRevalidator,
  useRouteError,
} from 'react-router-dom';
import { PageHead, useShell } from '@verse/contract/react';
import type { PageName } from './addresses';
import { ApiError } from './api-client';

type LoaderData<Loader> = ReturnType<typeof useLoaderData<Loader>>;

type Around = ComponentType<{ children: ReactNode }>;

interface FrameProps<Data> {
  /** Undefined in place of a page that could not be loaded. */
  data: Data | undefined;
  isMissing: boolean;
  children: ReactNode;
}

interface Missing {
  title: string;
  lead: ReactNode;
  /** A link to another page. */
  action?: ReactNode;
}

interface Failed {
  title: string;
  /** Use it if no frame has a heading. */
  titleAs?: 'h1';
  /** Defaults to the section's text. */
  text?: ReactNode;
  /** What failed, for the report. Defaults to the page's path. */
  during?: string;
}

/** What replaces a page whose loader failed. */
export interface PageFailure {
  /** Metadata of the failure, unless the frame has a `PageHead`. A missing page has its own title. */
  head?: Pick<Parameters<typeof PageHead<PageName>>[0], 'title' | 'description' | 'place' | 'isListed'>;
  /** Shown if the loader threw a 404 as data. If omitted, the page has failed. */
  missing?: Missing | ReactElement;
  /** Shown if the API responded with 403. If omitted, the page has failed. */
  forbidden?: ReactElement;
  failed: Failed;
  /** A link to another page, below all of these. */
  link?: ReactElement;
  /** Surrounds the failure if the page has no `Frame`. Defaults to that of the section. */
  FailureFrame?: Around;
}

interface PageDefinition<Loader> extends PageFailure {
  loader?: Loader;
  /** Surrounds the view, and the failure in its place. */
  Frame?: ComponentType<FrameProps<LoaderData<Loader>>>;
  View: ComponentType<{ data: LoaderData<Loader> }>;
}

interface FailureCardProps extends Pick<Failed, 'title' | 'titleAs'> {
  onRetry: () => void;
  isRetrying: boolean;
  children: ReactNode;
}

interface PageParts {
  FailureCard: ComponentType<FailureCardProps>;
  PageHeader: ComponentType<{ title: string; lead: ReactNode; children: ReactNode }>;
  FailureFrame: Around;
  /** The text of a failure that has none of its own. */
  text: string;
}

const Bare: Around = ({ children }) => children;

const isMissingPage = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;
const isForbidden = (error: unknown) => error instanceof ApiError && error.status === 403;

/** Reports why the page could not be loaded. Returns the props with which a card loads it again in place. */
function useLoadFailure(during?: string) {
  const error = useRouteError();
  const shell = useShell();
  const { pathname } = useLocation();
  const { revalidate, state } = useRevalidator();
  const task = during ?? `showing ${pathname}`;
  useEffect(() => {
    // The session was ended elsewhere. Refetching it makes the shell show the sign-in page.
    if (error instanceof ApiError && error.status === 401) void shell.session.refresh();
    else shell.report({ error, during: task });
  }, [error, task, shell]);
  return { onRetry: () => void revalidate(), isRetrying: state === 'loading' };
}

/** Creates a section's `definePage` from its components. */
export function createDefinePage({ FailureCard, PageHeader, FailureFrame, text }: PageParts) {
  const showMissing = (missing: Missing | ReactElement) =>
    'lead' in missing ? (
      <PageHeader title={missing.title} lead={missing.lead}>
        {missing.action}
      </PageHeader>
    ) : (
      missing
    );

  const NotLoaded = ({ during, text: own = text, ...card }: Failed) => (
    <FailureCard {...card} {...useLoadFailure(during)}>
      {own}
    </FailureCard>
  );

  /**
   * Defines a page: what loads its data, what shows it, and what replaces it if it is missing, forbidden, or could not
   * be loaded. Returns what the router reads from a page's module.
   *
   * @example
   * export const { loader, Component, ErrorBoundary } = definePage({
   *   loader: loadJobs,
   *   Frame: ({ children }) => <ListPage title="Jobs">{children}</ListPage>,
   *   View: ({ data }) => <JobList page={data} />,
   *   failed: { title: 'The jobs could not be loaded.', during: 'loading the jobs' },
   * });
   */
  return function definePage<Loader extends LoaderFunction>(definition: PageDefinition<Loader>) {
    const { loader, Frame = Bare, View, head, failed, link } = definition;
    const ProblemFrame = definition.Frame ?? definition.FailureFrame ?? FailureFrame;

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
      const missing = isMissingPage(error) ? definition.missing : undefined;
      const forbidden = isForbidden(error) ? definition.forbidden : undefined;
      return (
        <ProblemFrame data={undefined} isMissing={missing !== undefined}>
          {head ? <PageHead {...head} title={missing && 'lead' in missing ? missing.title : head.title} /> : null}
          {missing ? showMissing(missing) : (forbidden ?? <NotLoaded {...failed} />)}
          {link ? <p>{link}</p> : null}
        </ProblemFrame>
      );
    }

    return { loader: loader as Loader, Component, ErrorBoundary };
  };
}
