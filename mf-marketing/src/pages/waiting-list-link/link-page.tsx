import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ApiClient, PageName } from '@verse/contract';
import { PageLink } from '@verse/contract/page-link';
import { PageHead } from '@verse/contract/react';
import { useAction } from '@verse/contract/server-state';
import { Alert, Button, PageHeader } from '@verse/ui';
import { PlainAct } from '../../features/waiting-lists';
import styles from './waiting-list-link.module.scss';

interface LinkPageProps<T> {
  act: 'confirm' | 'leave';
  place: Extract<PageName, 'waiting-list-confirm' | 'waiting-list-leave'>;
  title: string;
  /** Label of the button in browsers without JavaScript. */
  label: string;
  call: (api: ApiClient, token: string) => Promise<T>;
  children: (answer: T) => ReactNode;
}

/**
 * Does what an emailed link is for as soon as it is opened, by POST, so that programs that only fetch links do nothing.
 */
export function LinkPage<T>({ act, place, title, label, call, children }: LinkPageProps<T>) {
  const token = useSearchParams()[0].get('token') ?? '';
  const { run, result, failure, isBusy } = useAction(call, { showsFailure: true, shouldRevalidate: () => false });
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current || token === '') return;
    hasBegun.current = true;
    run(token);
  }, [run, token]);
  const canRetry = failure !== undefined && failure.status !== 404 && failure.status !== 400;
  return (
    <div className={styles.page}>
      <PageHead title={title} place={place} isListed={false} />
      <PageHeader eyebrow="Waiting list" title={title} />
      <div role="status">{result?.ok ? children(result.value) : null}</div>
      {failure || token === '' ? (
        <Alert tone="error">{failure?.message ?? 'Open the link from your email.'}</Alert>
      ) : null}
      {canRetry ? (
        <Button isBusy={isBusy} onClick={() => run(token)}>
          Try again
        </Button>
      ) : null}
      {token === '' ? null : <PlainAct act={act} token={token} label={label} />}
      <p>
        <PageLink page="waiting-lists">All that is in preparation</PageLink>
      </p>
    </div>
  );
}
