import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Contest, PublishedTerms } from '@verse/api-contract/api';
import { LOSING_ENTRIES, SHARE_RULE_TEXTS, TIE_RULE } from '@verse/api-contract/contests/contest-terms.values';
import { formatCount, formatUtcSecond } from '@verse/api-contract/formats';
import { PageLink } from '@verse/contract/page-link';
import { useSession, useShell } from '@verse/contract/react';
import { Alert, ButtonLink, Card, Cluster, Hash } from '@verse/ui';
import { AskButton } from '../../shared/ask-button';
import parts from '../../shared/contest-parts.module.scss';
import { Folded } from '../../shared/folded';
import { MomentText } from '../../shared/moment-text';
import styles from './contest-terms.module.scss';

interface ContestTermsProps {
  contest: Contest;
  published: PublishedTerms;
}

const MOVED = { deadline: 'The deadline moved', results: 'The results moved' } as const;

type Terms = NonNullable<PublishedTerms['terms']>;

/**
 * What entrants rely on: rules, criteria, prize pledge, licence and dates. Renders nothing if the contest has no terms.
 */
export function ContestTerms({ contest, published }: ContestTermsProps) {
  const { terms, organisation, isFrozen, isHouse = false } = published;
  if (!terms && !organisation && !isFrozen && !isHouse) return null;
  const judged = published.judges > 0 ? `, judged by ${formatCount(published.judges, 'person', 'people')}` : '';
  return (
    <>
      <NextSteps contest={contest} published={published} />
      {isFrozen ? (
        <Alert tone="warning" title="This contest is frozen">
          <p>Its organisation is closed or suspended. Our staff decide what happens next.</p>
        </Alert>
      ) : null}
      {organisation ? (
        <p>
          Run by{' '}
          <PageLink page="organisation" params={{ handle: organisation.handle }}>
            <bdi>{organisation.name}</bdi>
          </PageLink>
          {judged}.
        </p>
      ) : null}
      {isHouse ? <p>Run by Creativity Verse{judged}.</p> : null}
      {organisation && !isFrozen ? (
        <p>
          <AskButton subject={{ kind: 'contest', id: contest.id }} name={organisation.name}>
            Ask the organiser
          </AskButton>
        </p>
      ) : null}
      {terms ? (
        <>
          <Dates contest={contest} published={published} terms={terms} />
          <Prize terms={terms} />
          <Criteria terms={terms} />
          <Rules terms={terms} />
        </>
      ) : null}
    </>
  );
}

/** Links to what the visitor can do next. */
function NextSteps({ contest, published }: ContestTermsProps) {
  const { href } = useShell();
  const isMember = useSession().status === 'member';
  const { id } = contest;
  const { terms, hasResults, stage } = published;
  const steps = [
    hasResults ? { text: 'Results', to: href('contest-results', { id }) } : undefined,
    terms?.vote && isMember && stage === 'judging' ? { text: 'Vote', to: href('contest-vote', { id }) } : undefined,
  ].flatMap((step) => (step?.to ? [{ text: step.text, to: step.to }] : []));
  if (steps.length === 0) return null;
  return (
    <Cluster>
      {steps.map(({ text, to }) => (
        <ButtonLink key={text} as={Link} to={to}>
          {text}
        </ButtonLink>
      ))}
    </Cluster>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section" className={styles.part} aria-label={title}>
    <h2 className={styles.title}>{title}</h2>
    {children}
  </Card>
);

function Dates({ contest, published, terms }: ContestTermsProps & { terms: Terms }) {
  const minutes = formatCount(terms.graceMinutes, 'minute');
  const rows = [
    { name: 'Start', at: contest.startsAt, isStart: true },
    { name: 'Deadline', at: contest.deadline, isStart: false },
    ...(terms.graceMinutes > 0 ? [{ name: 'Extra time ends', at: published.graceEnd, isStart: false }] : []),
    ...(terms.vote ? [{ name: 'Community vote ends', at: terms.vote.until, isStart: false }] : []),
    { name: 'Results by', at: terms.resultsBy, isStart: false },
    { name: 'Prize awarded by', at: terms.awardBy, isStart: false },
  ];
  return (
    <Part title="Dates">
      <dl className={styles.rows}>
        {rows.map(({ name, at, isStart }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <MomentText moment={at} isStart={isStart} />
            </dd>
          </div>
        ))}
      </dl>
      {published.postponements.map(({ what, to, reason, at }) => (
        <p key={at} className={parts.text}>
          <strong>{MOVED[what]}</strong> to <MomentText moment={to} />: {reason}
        </p>
      ))}
      <Folded title="To the second">
        <p className={parts.quiet}>
          Deadline is exact to the second.{' '}
          {terms.graceMinutes > 0
            ? `Started before the deadline? You can finish within ${minutes} after it.`
            : 'No extra time after it.'}
        </p>
        <ul className={parts.list}>
          {rows.map(({ name, at }) => (
            <li key={name} className={parts.quiet}>
              {name}: {formatUtcSecond(at)} UTC
            </li>
          ))}
        </ul>
      </Folded>
    </Part>
  );
}

const Prize = ({ terms: { pledge, shareRule, licence, vote } }: { terms: Terms }) => (
  <Part title="Prize and licence">
    <p className={parts.text} dir="auto">
      {pledge}
    </p>
    <p>{SHARE_RULE_TEXTS[shareRule]}</p>
    {vote ? (
      <p className={parts.text}>
        Members vote too. Their prize: <bdi>{vote.prize}</bdi>
      </p>
    ) : null}
    <p className={parts.text} dir="auto">
      {licence}
    </p>
    <p>{LOSING_ENTRIES}</p>
  </Part>
);

const Criteria = ({ terms: { criteria, criteriaHash } }: { terms: Terms }) => (
  <Part title="Criteria">
    <ol className={styles.criteria}>
      {criteria.map(({ title, weight }) => (
        <li key={title} className={styles.criterion} dir="auto">
          {title} <span className={styles.weight}>{weight} %</span>
        </li>
      ))}
    </ol>
    <Folded title="How scores are given">
      {criteria.map(({ title, words }) => (
        <div key={title}>
          <h3 className={styles.criterion} dir="auto">
            {title}
          </h3>
          <dl className={styles.words}>
            <div>
              <dt>1</dt>
              <dd dir="auto">{words.low}</dd>
            </div>
            <div>
              <dt>3</dt>
              <dd dir="auto">{words.middle}</dd>
            </div>
            <div>
              <dt>5</dt>
              <dd dir="auto">{words.high}</dd>
            </div>
          </dl>
        </div>
      ))}
      <p className={parts.quiet}>{TIE_RULE}</p>
      <p className={parts.quiet}>The criteria are fixed from the first entry on.</p>
      <Hash label="SHA-256 of the criteria" value={criteriaHash} />
    </Folded>
  </Part>
);

const Rules = ({ terms: { rules, teamSize } }: { terms: Terms }) => (
  <Part title="Rules">
    <p className={parts.text} dir="auto">
      {rules}
    </p>
    <p className={parts.quiet}>
      {teamSize > 1 ? `Teams of up to ${teamSize} take one place.` : 'Everyone enters alone.'} People from the
      organisation can’t enter.
    </p>
  </Part>
);
