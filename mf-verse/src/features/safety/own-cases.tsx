import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { OwnCase } from '@verse/api-contract/api';
import { type CaseState, COMMUNITY_RULES } from '@verse/api-contract/community/moderation.values';
import { formatDate, formatFullMoment } from '@verse/api-contract/formats';
import { Badge, Button, Cluster, Stack } from '@verse/ui';
import { MutedText } from '../../shared/muted-text';
import { AppealDialog } from './appeal-dialog';
import styles from './own-cases.module.scss';

const STATES: Partial<Record<CaseState, [word: string, tone: 'warning' | 'error' | 'highlight' | 'success']>> = {
  warned: ['Warning', 'warning'],
  removed: ['Removed', 'error'],
  appealed: ['Appealed', 'highlight'],
  upheld: ['Decision kept', 'error'],
  restored: ['Taken back', 'success'],
};

const PLACES: Record<OwnCase['type'], string> = {
  post: 'Show the post',
  comment: 'Show the post',
  profile: 'Show your profile',
  organisation: 'Show the organisation',
  message: 'Show the conversation',
  package: 'Show your profile',
  review: 'Show the page with the review',
  collection: 'Show the collection',
  update: 'Show the contest',
  nomination: 'Show the nominations',
  'prize-message': 'Show the contest',
  'judge-sentence': 'Show the results',
};

/** Moderators' decisions about the member's content, with reasons and the option to appeal. */
export function OwnCases({ cases }: { cases: OwnCase[] }) {
  const [changed, setChanged] = useState<Record<string, OwnCase>>({});
  if (cases.length === 0) return <MutedText>No decisions. You’re good.</MutedText>;
  return (
    <ul className={styles.cases}>
      {cases.map(({ id }, index) => (
        <li key={id}>
          <Case one={changed[id] ?? cases[index]!} onChange={(one) => setChanged({ ...changed, [id]: one })} />
        </li>
      ))}
    </ul>
  );
}

function Case({ one, onChange }: { one: OwnCase; onChange: (one: OwnCase) => void }) {
  const [isAppealing, setIsAppealing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, type, path, state, verdict, appeal, mayAppeal } = one;
  const before = useRef(state);
  // Moves the focus, because the focused button disappears after the appeal.
  useEffect(() => {
    if (before.current !== state) heading.current?.focus();
    before.current = state;
  }, [state]);
  const [word, tone] = STATES[state] ?? [];
  if (!verdict) return null;
  return (
    <Stack as="article" aria-labelledby={`case-${id}`}>
      <div className={styles.head}>
        <h3 ref={heading} className={styles.name} id={`case-${id}`} tabIndex={-1}>
          Your {type}: {COMMUNITY_RULES[verdict.rule]}
        </h3>
        {word ? <Badge tone={tone}>{word}</Badge> : null}
      </div>
      <blockquote className={styles.quote} dir="auto">
        {verdict.quote}
      </blockquote>
      <Said by="A moderator wrote" at={verdict.at} words={verdict.reason} />
      {appeal ? <Said by="You appealed" at={appeal.at} words={appeal.text} /> : null}
      {appeal?.answer ? <Said by="We answered" at={appeal.answer.at} words={appeal.answer.reason} /> : null}
      {state === 'appealed' && appeal ? (
        <MutedText>
          {sayAnswerer(appeal.answeredBy)} answers by{' '}
          <time dateTime={appeal.answerBy}>{formatDate(appeal.answerBy)}</time>. We’ll tell you.
        </MutedText>
      ) : null}
      <Cluster gap={4}>
        {mayAppeal ? (
          <Button variant="secondary" size="small" onClick={() => setIsAppealing(true)}>
            Appeal
          </Button>
        ) : null}
        <Link to={path}>{PLACES[type]}</Link>
      </Cluster>
      {isAppealing ? <AppealDialog one={one} onAppealed={onChange} onClose={() => setIsAppealing(false)} /> : null}
    </Stack>
  );
}

function sayAnswerer(answeredBy: NonNullable<OwnCase['appeal']>['answeredBy']): string {
  if (answeredBy === undefined) return 'Someone new';
  return answeredBy === 'admins' ? 'An admin' : 'Another moderator';
}

const Said = ({ by, at, words }: { by: string; at: string; words: string }) => (
  <div>
    <MutedText>
      {by}{' '}
      <time dateTime={at} title={formatFullMoment(at)}>
        on {formatDate(at)}
      </time>
    </MutedText>
    <p className={styles.words} dir="auto">
      {words}
    </p>
  </div>
);
