import { useContext, useEffect, useRef, useState } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import type { Field } from '@verse/contract/fields';
import { useShell } from '@verse/contract/react';
import { SectionFailure, SectionSkeleton } from '../layout';
import { NotFound } from '../pages/not-found';
import type { ErrorReport } from '../shell-api/send-error-report';
import { RecoveryContext, useSection } from './use-section';

/**
 * Whether another release may work: the error is not an API response, and not all releases were tried. `error` may be
 * any thrown value.
 */
export function isReleaseError(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return false;
  return !(error instanceof Error && ['ApiError', 'SectionUnavailable'].includes(error.name));
}

export const findFields = (page: Document): Field[] => [
  ...page.querySelectorAll<Field>('main :is(input, textarea, select)'),
];

/** Errors that were shown. The router throws one of them again where it has kept it instead of trying again. */
const shown = new WeakSet<object>();

/**
 * Recovers a page whose code failed. The failed page is still there while this renders for the first time, so that
 * typed fields can be kept. The server leaves a failed page to the browser, and renders no fallback.
 */
function useRecovery(error: unknown): { isPending: boolean } {
  const section = useSection();
  const { recover } = useContext(RecoveryContext);
  const [isRemembered] = useState(() => error instanceof Object && shown.has(error));
  const [typed] = useState(() =>
    isReleaseError(error) && (section || isRemembered) ? findFields(document) : undefined,
  );
  /** The error that is being recovered from: if the page fails again, the error differs and the wait ends. */
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
 * Navigating to the same address loads the section and its data again and clears the error, without a reload. Code that
 * failed is loaded again by another router.
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

/** The boundary for every error of a page, inside the layout: header, footer and other sections go on. */
export function ContentFailure() {
  const error = useRouteError();
  const location = useLocation();
  const shell = useShell();
  const title = useSection()?.title ?? 'This page';
  const isMissing = isRouteErrorResponse(error) && error.status === 404;

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
