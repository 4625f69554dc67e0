import { useState } from 'react';
import type { DeskSanction } from '@verse/api-contract/api';
import { COMMUNITY_RULES } from '@verse/api-contract/community/moderation.values';
import { formatDate } from '@verse/api-contract/formats';
import { END_TEXTS } from '@verse/api-contract/identity/people-desk.values';
import { Badge, Button, Cluster } from '@verse/ui';
import { MutedText } from '../../shared/muted-text';
import queue from '../../shared/queue.module.scss';
import { ReasonDialog } from '../../shared/reason-dialog';
import { SANCTION_LABELS } from '../../shared/sanction-labels';
import text from '../../shared/text.module.scss';
import { sayEnd, STATES } from './labels';
import { answerAppeal, takeBack } from './people-desk.api';

type Act = 'take-back' | 'uphold' | 'restore';

const DIALOGS: Record<Act, [title: string, what: string]> = {
  'take-back': ['Take it back', 'It ends now. They read your words.'],
  uphold: ['Keep the decision', 'That’s final. They read your words.'],
  restore: ['Take the decision back', 'It ends now. They read your words.'],
};

interface SanctionCardProps {
  one: DeskSanction;
  onChange: (one: DeskSanction) => void;
}

function sayAnswer({ answer, answeredBy, answerBy }: NonNullable<DeskSanction['appeal']>): string {
  if (answer) return `Answered: ${answer.reason}`;
  return `${answeredBy === 'admins' ? 'An admin' : 'Another moderator'} answers by ${formatDate(answerBy)}.`;
}

/** A sanction with its reason, the member's appeal, and what the reader may do. */
export function SanctionCard({ one, onChange }: SanctionCardProps) {
  const [act, setAct] = useState<Act>();
  const { id, kind, rule, quote, reason, at, by, state, takenBack, appeal, may } = one;
  const [word, tone] = STATES[state];
  return (
    <article aria-labelledby={`sanction-${id}`}>
      <div className={queue.head}>
        <h3 className={queue.name} id={`sanction-${id}`}>
          {SANCTION_LABELS[kind]}: {COMMUNITY_RULES[rule]}
        </h3>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <p className={text.lines} dir="auto">
        “{quote}”
      </p>
      <p className={text.lines} dir="auto">
        {reason}
      </p>
      <p className={queue.note}>
        {sayEnd(one)}. <time dateTime={at}>{formatDate(at)}</time>, by <bdi>{by}</bdi>
      </p>
      {takenBack ? <MutedText>Taken back: {takenBack.reason}</MutedText> : null}
      {appeal ? (
        <>
          <p className={text.lines} dir="auto">
            They appealed on {formatDate(appeal.at)}: {appeal.text}
          </p>
          <MutedText>{sayAnswer(appeal)}</MutedText>
        </>
      ) : null}
      {may.length > 0 ? (
        <Cluster gap={2}>
          {may.includes('answer') ? (
            <>
              <Button size="small" variant="secondary" onClick={() => setAct('uphold')}>
                Uphold the decision
              </Button>
              <Button size="small" variant="secondary" onClick={() => setAct('restore')}>
                Take the decision back
              </Button>
            </>
          ) : (
            <Button size="small" variant="secondary" onClick={() => setAct('take-back')}>
              Take it back
            </Button>
          )}
        </Cluster>
      ) : null}
      {act ? (
        <ReasonDialog<DeskSanction>
          title={DIALOGS[act][0]}
          keptAs={`sanction ${id} ${act}`}
          submit={DIALOGS[act][0]}
          name="reason"
          rule={END_TEXTS.reason}
          send={(api, words) =>
            act === 'take-back'
              ? takeBack(api, id, words)
              : answerAppeal(api, id, { isUpheld: act === 'uphold', reason: words })
          }
          onDone={onChange}
          onClose={() => setAct(undefined)}
        >
          {DIALOGS[act][1]}
        </ReasonDialog>
      ) : null}
    </article>
  );
}
