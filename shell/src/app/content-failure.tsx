import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import { SectionFailure } from '../frame';
import { NotFound } from '../pages/not-found';
import { sectionOf } from '../remotes/sections';

/** Whatever keeps a page from being shown ends here, inside the frame: header, footer and other sections go on. */
export function ContentFailure() {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const shell = useShell();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;

  useEffect(() => {
    if (!isMissing) shell.report({ error, during: `showing ${location.pathname}` });
  }, [error, isMissing, shell, location.pathname]);

  if (isMissing) return <NotFound />;
  const title = sectionOf(location.pathname)?.title ?? 'This page';
  // Going to the same address again asks for the section and its data anew and clears the failure, without a reload.
  return (
    <SectionFailure
      title={title}
      onRetry={() => void navigate(location, { replace: true, preventScrollReset: true })}
    />
  );
}
