import { useState } from 'react';
import type { OwnSanction } from '@verse/api-contract/api';
import { APPEAL_TEXTS, COMMUNITY_RULES } from '@verse/api-contract/community/moderation.values';
import { formatDate } from '@verse/api-contract/formats';
import { APPEAL_WORKING_DAYS } from '@verse/api-contract/identity/people-desk.values';
import { Badge, Button, Stack } from '@verse/ui';
import { MomentText } from '../../shared/moment-text';
import { MutedText } from '../../shared/muted-text';
import { ReasonDialog } from '../../shared/reason-dialog';
import { daysOf, SANCTION_LABELS } from '../../shared/sanction-labels';
import styles from './own-cases.module.scss';
import { sendSanctionAppeal } from './safety.api';

/** Decisions about the member themselves, rather than about one thing that they wrote. */
export function OwnSanctions({ sanctions }: { sanctions: OwnSanction[] }) {
  const [changed, setChanged] = useState<Record<string, OwnSanction>>({});
  return (
    <ul className={styles.cases}>
      {sanctions.map((one) => (
        <li key={one.id}>
          <Sanction one={changed[one.id] ?? one} onChange={(after) => setChanged({ ...changed, [after.id]: after })} />
        </li>
      ))}
    </ul>
  );
}

const STATES = {
  'in-force': ['In force', 'error'],
  ended: ['Ended', 'neutral'],
  'taken-back': ['Taken back', 'success'],
} as const;

function Sanction({ one, onChange }: { one: OwnSanction; onChange: (one: OwnSanction) => void }) {
  const [isAppealing, setIsAppealing] = useState(false);
  const { id, kind, rule, quote, reason, at, state, takenBack, appeal, mayAppeal } = one;
  const [word, tone] = STATES[state];
  return (
    <Stack as="article" aria-labelledby={`sanction-${id}`}>
      <div className={styles.head}>
        <h3 className={styles.name} id={`sanction-${id}`}>
          {SANCTION_LABELS[kind]}: {COMMUNITY_RULES[rule]}
        </h3>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <Effect one={one} />
      <blockquote className={styles.quote} dir="auto">
        {quote}
      </blockquote>
      <div>
        <MutedText>A moderator wrote on {formatDate(at)}</MutedText>
        <p className={styles.words} dir="auto">
          {reason}
        </p>
      </div>
      {appeal ? <Words by={`You appealed on ${formatDate(appeal.at)}`} words={appeal.text} /> : null}
      {appeal && !appeal.answer ? (
        <MutedText>
          {appeal.answeredBy === 'admins' ? 'An admin' : 'Another moderator'} answers by {formatDate(appeal.answerBy)}.
          We’ll tell you.
        </MutedText>
      ) : null}
      {appeal?.answer ? <Words by="We answered" words={appeal.answer.reason} /> : null}
      {takenBack && !appeal?.answer ? <Words by="We took it back" words={takenBack.reason} /> : null}
      {mayAppeal ? (
        <div>
          <Button variant="secondary" size="small" onClick={() => setIsAppealing(true)}>
            Appeal
          </Button>
        </div>
      ) : null}
      {isAppealing ? (
        <ReasonDialog<OwnSanction>
          title="Appeal"
          keptAs={`sanction appeal ${id}`}
          submit="Send appeal"
          name="text"
          rule={APPEAL_TEXTS.text}
          label="Why should we change the decision?"
          send={(api, text) => sendSanctionAppeal(api, id, text)}
          onDone={onChange}
          onClose={() => setIsAppealing(false)}
        >
          Someone new answers within {APPEAL_WORKING_DAYS} working days. You can appeal once.
        </ReasonDialog>
      ) : null}
    </Stack>
  );
}

/** Says what the sanction does, as long as it is in force. */
function Effect({ one: { kind, until, days, state } }: { one: OwnSanction }) {
  if (state !== 'in-force' || kind === 'warning') return null;
  if (kind === 'erasure') return <p>{daysOf(days)} is hidden.</p>;
  if (until === null) return null;
  return (
    <p>
      You can read but not write until <MomentText moment={until} />. Your orders, projects and account stay open.
    </p>
  );
}

const Words = ({ by, words }: { by: string; words: string }) => (
  <div>
    <MutedText>{by}</MutedText>
    <p className={styles.words} dir="auto">
      {words}
    </p>
  </div>
);
