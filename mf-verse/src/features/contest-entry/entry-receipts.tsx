import type { OwnEntry } from '@verse/api-contract/api';
import { formatExactMoment } from '@verse/api-contract/formats';
import { Hash, useHydrated } from '@verse/ui';
import parts from '../../shared/contest-parts.module.scss';

interface EntryReceiptsProps {
  entry: OwnEntry;
  /** Heading level. */
  as?: 'h2' | 'h3';
}

/** Receipts for all submissions; the first one listed is the one that counts. */
export function EntryReceipts({ entry: { receipts, state }, as: Heading = 'h3' }: EntryReceiptsProps) {
  const isHydrated = useHydrated();
  if (receipts.length === 0) return <p className={parts.quiet}>Nothing submitted yet.</p>;
  return (
    <>
      <Heading>Receipts</Heading>
      {state === 'withdrawn' ? <p role="status">You withdrew this entry. It’s out.</p> : null}
      <ol className={parts.list}>
        {receipts.map(({ number, at, sha256 }, index) => (
          <li key={at}>
            <p>
              Entry {number}, <time dateTime={at}>{formatExactMoment(at, isHydrated ? undefined : 'UTC')}</time>
              {index === 0 ? ' · counts' : ''}
            </p>
            <Hash label="SHA-256" value={sha256} />
          </li>
        ))}
      </ol>
    </>
  );
}
