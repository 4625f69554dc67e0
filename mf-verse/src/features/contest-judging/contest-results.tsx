import type { ReactNode } from 'react';
import type { ContestResultsAnswer, RankedEntryAnswer } from '@verse/api-contract/contests/contest-judging';
import { JUDGING_LIMITS } from '@verse/api-contract/contests/contest-judging.values';
import { TIE_RULE } from '@verse/api-contract/contests/contest-terms.values';
import { PageHead, useSession, useShell } from '@verse/contract/react';
import { Card, Hash, PageHeader } from '@verse/ui';
import { Avatar } from '../../shared/avatar';
import { BackLink } from '../../shared/back-link';
import parts from '../../shared/contest-parts.module.scss';
import { Folded } from '../../shared/folded';
import { MemberName } from '../../shared/member-name';
import { MomentText } from '../../shared/moment-text';
import { NextPage } from '../../shared/next-page';
import { ReportButton } from '../../shared/report-button';
import styles from './judging.module.scss';
import { meanText, totalText } from './judging-labels';

interface ContestResultsProps {
  results: ContestResultsAnswer;
  /** The head of the page, with the winner. Undefined if no entry took part. */
  exhibition: ((heading: ReactNode) => ReactNode) | undefined;
  /** The entries as pictures. */
  gallery: ReactNode;
  /** Content from other features, e.g. the state of the prize. */
  children?: ReactNode;
}

/**
 * The contest results: the winner, the entries and the judges, and everything an outsider needs to verify them behind
 * one line.
 */
export function ContestResults({ results, exhibition, gallery, children }: ContestResultsProps) {
  const { href } = useShell();
  const { id, title, closedAt, ranking, next } = results;
  const isLaterPage = ranking.some(({ rank }) => rank > JUDGING_LIMITS.page);
  const heading = (
    <>
      Results: <bdi>{title}</bdi>
    </>
  );
  return (
    <div className={parts.page}>
      <PageHead
        title={`Results: ${title}`}
        description={`The winner and the entries of “${title}”, with every score.`}
        place="contest-results"
        params={{ id }}
        card={`results/${id}`}
      />
      <BackLink to={href('public-contest', { id }) ?? ''} text={title} />
      {exhibition ? exhibition(heading) : <PageHeader title={heading} />}
      {gallery}
      <NamedJudges judges={results.judges} />
      {children}
      {/* Later pages of the ranking are reached from inside the fold. */}
      <Folded title="How it was scored" summary="Scores, rules and proof" isOpen={isLaterPage}>
        <p className={parts.quiet}>
          Published <MomentText moment={closedAt} />
        </p>
        <section className={parts.part} aria-labelledby="ranking-title">
          <h2 id="ranking-title">Ranking</h2>
          {ranking.length === 0 ? <p>No entries.</p> : null}
          <ol className={styles.ranking}>
            {ranking.map((one) => (
              <li key={one.number}>
                <RankedEntry entry={one} criteria={results.criteria} />
              </li>
            ))}
          </ol>
          <NextPage next={next}>More entries</NextPage>
        </section>
        <Calculation results={results} />
        <WithoutJudge results={results} />
        <Verification results={results} />
      </Folded>
    </div>
  );
}

function NamedJudges({ judges }: Pick<ContestResultsAnswer, 'judges'>) {
  const { status } = useSession();
  if (judges.length === 0) return null;
  return (
    <section className={parts.part} aria-labelledby="judges-title">
      <h2 id="judges-title">Judges</h2>
      <ul className={styles.judges}>
        {judges.map(({ id, name, handle, picture, sentence }) => (
          <li key={id} className={styles.said}>
            <Avatar name={name} picture={picture} size="large" />
            <figure>
              <blockquote dir="auto">{sentence}</blockquote>
              <figcaption>
                <MemberName name={name} handle={handle} className={parts.link} />
              </figcaption>
              {status === 'member' ? (
                <ReportButton type="judge-sentence" id={id} label={`Report what ${name} says`} />
              ) : null}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Criteria = ContestResultsAnswer['criteria'];

function RankedEntry({ entry, criteria }: { entry: RankedEntryAnswer; criteria: Criteria }) {
  const { rank, number, title, team, points, judges } = entry;
  const heading = `entry-${number}`;
  return (
    <Card as="article" className={styles.card} aria-labelledby={heading}>
      <h3 id={heading}>
        {rank}. <bdi>{title ?? `Entry ${number}`}</bdi>
      </h3>
      <p className={parts.quiet}>
        Entry {number}
        {team ? (
          <>
            , <bdi>{team}</bdi>
          </>
        ) : null}
        : <Makers makers={entry.makers} />
      </p>
      <p>
        Total <b>{totalText(points, judges)}</b> of 5
      </p>
      <ScoreTable entry={entry} criteria={criteria} />
    </Card>
  );
}

function Makers({ makers }: Pick<RankedEntryAnswer, 'makers'>) {
  if (makers.length === 0) return <>withdrawn after the results</>;
  return makers.map((maker, index) => (
    <span key={index}>
      {index > 0 ? ', ' : ''}
      <MemberName {...maker} className={parts.link} />
    </span>
  ));
}

const ScoreTable = ({ entry, criteria }: { entry: RankedEntryAnswer; criteria: Criteria }) => (
  <div className={styles.table} role="region" aria-label={`Scores of Entry ${entry.number}`} tabIndex={0}>
    <table>
      <thead>
        <tr>
          <th scope="col">Judge</th>
          {criteria.map(({ title, weight }) => (
            <th key={title} scope="col">
              <bdi>{title}</bdi>, {weight} %
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entry.scores.map(({ judge, scores }) => (
          <tr key={judge}>
            <th scope="row">{judge}</th>
            {criteria.map(({ title }, index) => (
              <td key={title}>{scores[index]}</td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">Mean</th>
          {criteria.map(({ title }, index) => (
            <td key={title}>{meanText(entry.criteria[index] ?? 0, entry.judges)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  </div>
);

const Calculation = ({ results: { criteria } }: { results: ContestResultsAnswer }) => (
  <section className={parts.part} aria-labelledby="calculation-title">
    <h2 id="calculation-title">How the total is calculated</h2>
    <p>
      Each judge scores every criterion from 1 to 5. We average them and weigh each one:{' '}
      {criteria.map(({ title, weight }) => `${title} ${weight} %`).join(', ')}. We compare exact totals and show two
      decimals.
    </p>
    <p>{TIE_RULE}</p>
  </section>
);

function WithoutJudge({ results: { withoutJudge, winner } }: { results: ContestResultsAnswer }) {
  const others = withoutJudge.filter((one) => one.winner !== winner);
  return (
    <section className={parts.part} aria-labelledby="without-title">
      <h2 id="without-title">Did one judge decide it?</h2>
      {others.length === 0 ? (
        <p>No. Take out any judge and the same entry wins.</p>
      ) : (
        <>
          <p>Yes. Take out one of these judges and another entry wins:</p>
          <ul>
            {others.map(({ judge, winner: other }) => (
              <li key={judge}>
                Without {judge}, Entry {other} is first.
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const Verification = ({ results: { id, logHead, criteriaHash } }: { results: ContestResultsAnswer }) => (
  <section className={parts.part} aria-labelledby="verification-title">
    <h2 id="verification-title">Check it yourself</h2>
    <p>
      Each score was locked in a log as it came in. Download the log and the script, run them with Node, and get the
      same ranking. If anyone had changed a score, it would fail:
    </p>
    <ul>
      <li>
        <a className={parts.link} href={`/api/contests/${id}/log`} download>
          Download the log
        </a>
      </li>
      <li>
        <a className={parts.link} href="/api/contests/verify.mjs" download>
          Download the script
        </a>
      </li>
    </ul>
    <p className={styles.command} role="region" aria-label="Command" tabIndex={0}>
      node verify.mjs contest-{id}-log.json
    </p>
    {logHead ? <Hash label="Last line of the log" value={logHead} /> : null}
    <Hash label="SHA-256 of the criteria" value={criteriaHash} />
  </section>
);
