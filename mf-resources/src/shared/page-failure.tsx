import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import { FailureCard } from '@verse/ui';
import styles from './page-failure.module.scss';

/**
 * Shown in place of a page that crashed. Navigating to the same URL reloads all its data without reloading the
 * document.
 */
export function PageFailure({ title }: { title: string }) {
  const error = useRouteError();
  const shell = useShell();
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    shell.report({ error, during: `showing ${location.pathname}` });
  }, [shell, error, location.pathname]);
  return (
    <div className={styles.page}>
      <FailureCard title={title} onRetry={() => void navigate(location, { replace: true, preventScrollReset: true })}>
        Something went wrong on our side. The rest of the site still works.
      </FailureCard>
    </div>
  );
}
