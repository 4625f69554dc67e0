import { useContext, useEffect, useRef, useState } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import type { Failed } from '../bridge/tell';
import { SectionFailure, SectionSkeleton } from '../frame';
import { NotFound } from '../pages/not-found';
import { fieldsIn } from '../shared/typed-fields';
import { ReplaceContext, useSection } from './use-section';

/** Another release may do better: it is no answer of the API, and not all were tried. Anything can be thrown. */
export function isOfRelease(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return false;
  return !(error instanceof Error && ['ApiError', 'SectionUnavailable'].includes(error.name));
}

/**
 * Tries another release of a section that broke on the open page. The page that failed still stands while its stand-in
 * is rendered for the first time, so that the fields that were typed into can be kept. The server leaves a page that
 * broke to the browser, and renders no stand-in.
 */
function useOtherRelease(error: unknown): { isUnderWay: boolean } {
  const section = useSection();
  const replace = useContext(ReplaceContext);
  const [typed] = useState(() => (section && isOfRelease(error) ? fieldsIn(document) : undefined));
  /** What the other release is tried for: that it fails as well is another error, and ends the wait. */
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

/** Whatever keeps a page from being shown ends here, inside the frame: header, footer and other sections go on. */
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
  // Going to the same address again asks for the section and its data anew and clears the failure, without a reload.
  return (
    <SectionFailure
      title={title}
      onRetry={() => void navigate(location, { replace: true, preventScrollReset: true })}
    />
  );
}
