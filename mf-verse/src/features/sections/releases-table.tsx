import type { ReactNode } from 'react';
import type { DeskRelease } from '@verse/contract/section-desk';
import { failureRate, failuresText, kindsText, momentText, viewsText, vitalText } from './figures';
import styles from './releases-table.module.scss';

/** As much of an id as one tells apart. */
const SHORT = 8;
/** Fails more than this many times as often as the release before it. */
const MUCH_MORE = 1.5;

const ROWS: [title: string, value: (release: DeskRelease) => ReactNode][] = [
  ['Since', ({ active, builtAt }) => momentText(active?.at ?? builtAt)],
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

/** The active release beside the one before it, so that one sees which of them fares worse. */
export function ReleasesTable({ releases }: { releases: DeskRelease[] }) {
  const [active, before] = releases;
  if (!active) return <p>It has no release yet.</p>;
  const [now, then] = [failureRate(active.counters), before && failureRate(before.counters)];
  const isWorse = now !== undefined && then !== undefined && now > then * MUCH_MORE;
  return (
    <table className={styles.releases} data-worse={isWorse}>
      <thead>
        <tr>
          <td />
          <th scope="col">
            Active <code title={active.release}>{active.release.slice(0, SHORT)}</code>
          </th>
          {before ? (
            <th scope="col">
              Before <code title={before.release}>{before.release.slice(0, SHORT)}</code>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([title, value]) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {releases.map((release) => (
              <td key={release.release}>{value(release)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
