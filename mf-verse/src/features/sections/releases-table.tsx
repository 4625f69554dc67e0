import type { ReactNode } from 'react';
import type { ListedRelease } from '@verse/contract/release-admin';
import { failureRate, failuresText, kindsText, momentOrNone, viewsText, vitalText } from './figures';
import styles from './releases-table.module.scss';

/** Number of id characters shown, enough to tell releases apart. */
const SHORT = 8;
/** A failure rate is marked if it exceeds that of the next column by more than this factor. */
const MUCH_MORE = 1.5;

const ROWS: [title: string, value: (release: ListedRelease) => ReactNode][] = [
  ['Since', ({ active, builtAt }) => momentOrNone(active?.at ?? builtAt)],
  ['Shipped by', ({ active }) => active?.who ?? 'unknown'],
  ['Why', ({ active }) => active?.why ?? '–'],
  ['Commit', ({ commit }) => (commit ? <code>{commit.slice(0, SHORT)}</code> : '–')],
  ['Pages shown', ({ counters }) => viewsText(counters)],
  ['Failures per 1,000 pages', ({ counters }) => failuresText(counters)],
  ['How it failed', ({ counters }) => kindsText(counters)],
  ['Largest content drawn', ({ counters }) => vitalText('lcp', counters)],
  ['Answer to a tap', ({ counters }) => vitalText('inp', counters)],
  ['Layout shift', ({ counters }) => vitalText('cls', counters)],
];

interface ReleasesTableProps {
  /** The active release and the previous one. */
  releases: ListedRelease[];
  canary?: ListedRelease | null | undefined;
}

/** Shows the active release between its canary and the previous release, for comparison. */
export function ReleasesTable({ releases: [active, before], canary }: ReleasesTableProps) {
  if (!active) return <p>It has no release yet.</p>;
  const columns = [
    ...(canary ? [{ title: 'Canary', release: canary }] : []),
    { title: 'Active', release: active },
    ...(before ? [{ title: 'Before', release: before }] : []),
  ];
  const [now, then] = columns.map(({ release }) => failureRate(release.counters));
  const isWorse = now !== undefined && then !== undefined && now > then * MUCH_MORE;
  return (
    <table className={styles.releases} data-worse={isWorse}>
      <thead>
        <tr>
          <td />
          {columns.map(({ title, release: { release } }) => (
            <th key={title} scope="col">
              {title} <code title={release}>{release.slice(0, SHORT)}</code>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([title, value]) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {columns.map(({ title: column, release }) => (
              <td key={column}>{value(release)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
