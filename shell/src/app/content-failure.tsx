import { useContext, useEffect, useRef, useState } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import type { Field } from '@verse/contract/fields';
import { useShell } from '@verse/contract/react';
import { SectionFailure, SectionSkeleton } from '../layout';
import { NotFound } from '../pages/not-found';
import type { ErrorReport } from '../shell-api/send-error-report';
import { RecoveryContext, useSection } from './use-section';

/**
 * Returns whether another release might help, i.e. whether the error is neither an API response nor the failure of all
 * releases. `error` may be any thrown value.
 */
export function isReleaseError(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return false;
  return !(error instanceof Error && ['ApiError', 'SectionUnavailable'].includes(error.name));
}

export const findFields = (page: Document): Field[] => [
  ...page.querySelectorAll<Field>('main :is(input, textarea, select)'),
];

/**
 * Errors that have already been shown. If the router throws one of them again, it did not load the code again but threw
 * a cached error.
 */
const shown = new WeakSet<object>();

/**
 * Recovers a page whose code failed. During the first render, the failed page is still in the document, so its typed
 * fields can be saved. Browser only: pages that fail on the server are rendered by the browser.
 */
function useRecovery(error: unknown): { isPending: boolean } {
  const section = useSection();
  const { recover } = useContext(RecoveryContext);
  const [isRemembered] = useState(() => error instanceof Object && shown.has(error));
  const [typed] = useState(() =>
    isReleaseError(error) && (section || isRemembered) ? findFields(document) : undefined,
  );
  /**
   * The error being recovered from. If the page fails again, it does so with a different error, which ends the pending
   * state.
   */
  const [pendingError, setPendingError] = useState(typed && error);
  const isStarted = useRef(false);

  useEffect(() => {
    if (error instanceof Object) shown.add(error);
    if (!typed || isStarted.current) return;
    isStarted.current = true;
    void recover(section, typed, isRemembered)
      .catch(() => false)
      .then((isRecovered) => {
        if (!isRecovered) setPendingError(undefined);
      });
  }, [error, section, recover, typed, isRemembered]);

  return { isPending: typed !== undefined && pendingError === error };
}

/**
 * Returns a function that retries without a reload. Navigating to the same URL loads the section and its data again and
 * clears the error. If the code failed, a new router loads it again.
 */
function useRetry(error: unknown) {
  const location = useLocation();
  const navigate = useNavigate();
  const { restart } = useContext(RecoveryContext);
  const [isRetrying, setIsRetrying] = useState(false);
  function retry() {
    if (!isReleaseError(error)) return void navigate(location, { replace: true, preventScrollReset: true });
    setIsRetrying(true);
    void restart()
      .catch(() => undefined)
      .then(() => setIsRetrying(false));
  }
  return { isRetrying, retry };
}

/**
 * Error boundary of every page. It is placed inside the layout, so that the header, the footer and other sections keep
 * working.
 */
export function ContentFailure() {
  const error = useRouteError();
  const location = useLocation();
  const shell = useShell();
  const title = useSection()?.title ?? 'This page';
  const isMissing = isRouteErrorResponse(error) && [400, 404].includes(error.status);

  useEffect(() => {
    if (isMissing) return;
    const failed: ErrorReport = { error, during: `showing ${location.pathname}`, kind: 'mount' };
    shell.report(failed);
  }, [error, isMissing, shell, location.pathname]);
  const { isPending } = useRecovery(error);
  const { isRetrying, retry } = useRetry(error);

  if (isMissing) return <NotFound />;
  if (isPending) return <SectionSkeleton />;
  return <SectionFailure title={title} isRetrying={isRetrying} onRetry={retry} />;
}
