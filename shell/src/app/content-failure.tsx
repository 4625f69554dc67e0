import { useContext, useEffect, useRef, useState } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import type { Failed } from '../bridge/tell';
import { SectionFailure, SectionSkeleton } from '../frame';
import { NotFound } from '../pages/not-found';
import { fieldsIn } from '../shared/typed-fields';
import { ReplaceContext, useSection } from './use-section';

/**
 * Whether another release may work: the error is not an API response, and not all releases were tried. `error` may be
 * any thrown value.
 */
export function isOfRelease(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return false;
  return !(error instanceof Error && ['ApiError', 'SectionUnavailable'].includes(error.name));
}

/**
 * Tries another release of a section that failed on the open page. The failed page is still there while its fallback
 * renders for the first time, so that typed fields can be kept. The server leaves a failed page to the browser, and
 * renders no fallback.
 */
function useOtherRelease(error: unknown): { isUnderWay: boolean } {
  const section = useSection();
  const replace = useContext(ReplaceContext);
  const [typed] = useState(() => (section && isOfRelease(error) ? fieldsIn(document) : undefined));
  /** The error that the other release is tried for: if that fails as well, the error differs and the wait ends. */
  const [mending, setMending] = useState(typed && error);
  const isStarted = useRef(false);

  useEffect(() => {
    if (!section || !typed || isStarted.current) return;
    isStarted.current = true;
    void replace(section, typed)
      .catch(() => false)
      .then((isReplaced) => {
        if (!isReplaced) setMending(undefined);
      });
  }, [section, replace, typed]);

  return { isUnderWay: typed !== undefined && mending === error };
}

/** The boundary for every error of a page, inside the layout: header, footer and other sections go on. */
export function ContentFailure() {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const shell = useShell();
  const title = useSection()?.title ?? 'This page';
  const isMissing = isRouteErrorResponse(error) && error.status === 404;

  useEffect(() => {
    if (isMissing) return;
    const failed: Failed = { error, during: `showing ${location.pathname}`, kind: 'mount' };
    shell.report(failed);
  }, [error, isMissing, shell, location.pathname]);
  const { isUnderWay } = useOtherRelease(error);

  if (isMissing) return <NotFound />;
  if (isUnderWay) return <SectionSkeleton />;
  // Navigating to the same address loads the section and its data again and clears the error, without a reload.
  return (
    <SectionFailure
      title={title}
      onRetry={() => void navigate(location, { replace: true, preventScrollReset: true })}
    />
  );
}
