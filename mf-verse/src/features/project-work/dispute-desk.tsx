import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import { type LoadedPage, usePagedList } from '@verse/contract/server-state';
import { Card, EmptyState, Stack } from '@verse/ui';
import { LoadMore } from '../../shared/load-more';
import { MemberText } from '../../shared/member-text';
import { MomentText } from '../../shared/moment-text';
import { MutedText } from '../../shared/muted-text';
import type { ListedDispute } from './disputes.api';
import { sideText } from './work-labels';
import styles from './work-panel.module.scss';

/** Disputes awaiting a decision. */
export function DisputeDesk({ page }: { page: LoadedPage<ListedDispute> }) {
  const { href } = useShell();
  const { box, heading, ...list } = usePagedList(page, { noun: ['dispute', 'disputes'] });
  const isDecided = (useLocation().state as { isDecided?: boolean } | null)?.isDecided === true;
  // Moves the focus, because the decided dispute is gone. The shell does not move it if only the query changes.
  useEffect(() => {
    if (isDecided) document.getElementById('waiting-title')?.focus();
  }, [isDecided]);
  return (
    <section className={styles.desk} aria-labelledby="waiting-title">
      <h2 ref={heading} id="waiting-title" tabIndex={-1}>
        Waiting for a decision
      </h2>
      {list.entries.length === 0 ? (
        <EmptyState title="No open disputes.">Disputes about milestones appear here.</EmptyState>
      ) : (
        <>
          <Stack as="ul" ref={box} aria-label="Disputes">
            {list.entries.map(({ id, number, title, milestone, side, reason, at, client, seller }) => (
              <li key={id} data-entry={id} tabIndex={-1}>
                <Card as="article" className={styles.card} aria-labelledby={`dispute-${id}`}>
                  <h3 id={`dispute-${id}`}>
                    <Link to={`${href('disputes') ?? ''}?number=${number}`}>
                      <bdi>{title}</bdi>: <bdi>{milestone}</bdi>
                    </Link>
                  </h3>
                  <MutedText>
                    {number}. Client <bdi>{client.name}</bdi>, seller <bdi>{seller.name}</bdi>.{' '}
                    <bdi>{sideText(side, { client, seller })}</bdi> asked on <MomentText moment={at} />
                  </MutedText>
                  <MemberText text={reason} />
                </Card>
              </li>
            ))}
          </Stack>
          <LoadMore list={list} />
        </>
      )}
    </section>
  );
}
