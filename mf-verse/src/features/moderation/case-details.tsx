import { useEffect, useRef, useState } from 'react';
import type { CaseAnswer } from '@verse/api-contract/api';
import type { ModerationCase } from '@verse/api-contract/community/moderation.schema';
import { COMMUNITY_RULES } from '@verse/api-contract/community/moderation.values';
import { formatCount, formatDate, formatFullMoment } from '@verse/api-contract/formats';
import { useShell } from '@verse/contract/react';
import { Alert, Card } from '@verse/ui';
import { MutedText } from '../../shared/muted-text';
import queue from '../../shared/queue.module.scss';
import text from '../../shared/text.module.scss';
import styles from './case-details.module.scss';
import { DONE_LABELS } from './case-labels';
import { DecisionForm } from './decision-form';
import { PastDecision } from './past-decision';
import { ReportedThing } from './reported-thing';

export function CaseDetails({ answer }: { answer: CaseAnswer }) {
  const { notify } = useShell();
  const [shown, setShown] = useState({ answer, one: answer.case });
  if (shown.answer !== answer) setShown({ answer, one: answer.case });
  const { one } = shown;
  const result = useRef<HTMLDivElement>(null);
  // Moves the focus to the result, because the focused form disappears after the decision.
  useEffect(() => {
    if (one !== answer.case) result.current?.focus();
  }, [one, answer]);
  return (
    <div className={styles.case}>
      <div className={styles.about}>
        <ReportedThing one={one} now={answer.now} />
        <Reports one={one} />
      </div>
      <div ref={result} className={styles.about} tabIndex={-1}>
        {one.verdict ? <PastDecision one={one} /> : null}
        {one.may.length > 0 ? (
          <DecisionForm
            key={one.version}
            one={one}
            onDecided={(decided, decision) => {
              setShown({ answer, one: decided });
              notify({ tone: 'success', text: DONE_LABELS[decision] });
            }}
          />
        ) : null}
        <Standing one={one} />
      </div>
    </div>
  );
}

/** Explains why there is nothing for this moderator to decide. */
function Standing({ one: { state, may } }: { one: ModerationCase }) {
  if (may.length > 0) return null;
  if (state === 'open' || state === 'appealed')
    return (
      <Alert>
        <p>Someone else decides: it’s yours, you reported it, or you made the first decision.</p>
      </Alert>
    );
  if (state === 'kept')
    return (
      <Alert tone="success">
        <p>A moderator said this is fine. A new report reopens the case.</p>
      </Alert>
    );
  return null;
}

function Reports({ one: { reports, reportCount } }: { one: ModerationCase }) {
  return (
    <Card as="section" className={styles.part} aria-labelledby="reports-title">
      <h2 className={queue.title} id="reports-title">
        {formatCount(reportCount, 'report')}
      </h2>
      <ul className={styles.reports}>
        {reports.map(({ reason, note, at }, index) => (
          <li key={`${at} ${index}`}>
            <p className={styles.rule}>{COMMUNITY_RULES[reason]}</p>
            {note ? (
              <p className={text.lines} dir="auto">
                {note}
              </p>
            ) : null}
            <MutedText as="time" dateTime={at} title={formatFullMoment(at)}>
              {formatDate(at)}
            </MutedText>
          </li>
        ))}
      </ul>
      {reportCount > reports.length ? <MutedText>The first {reports.length} are shown.</MutedText> : null}
    </Card>
  );
}
