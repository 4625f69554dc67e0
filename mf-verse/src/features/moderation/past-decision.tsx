import type { ModerationCase } from '@verse/api-contract/community/moderation.schema';
import { COMMUNITY_RULES } from '@verse/api-contract/community/moderation.values';
import { formatDate, formatFullMoment } from '@verse/api-contract/formats';
import { Badge, Card } from '@verse/ui';
import { MutedText } from '../../shared/muted-text';
import queue from '../../shared/queue.module.scss';
import text from '../../shared/text.module.scss';
import styles from './case-details.module.scss';
import { STATE_LABELS, STATE_TONES } from './case-labels';

/** The decision, the author's appeal, and the moderator's answer to the appeal. */
export function PastDecision({ one: { verdict, appeal, state } }: { one: ModerationCase }) {
  if (!verdict) return null;
  return (
    <Card as="section" className={styles.part} aria-labelledby="decision-title">
      <div className={queue.head}>
        <h2 className={queue.title} id="decision-title">
          Decision
        </h2>
        <Badge tone={STATE_TONES[state]}>{STATE_LABELS[state]}</Badge>
      </div>
      <p className={styles.rule}>{COMMUNITY_RULES[verdict.rule]}</p>
      <blockquote className={styles.quote}>{verdict.quote}</blockquote>
      <Said at={verdict.at} words={verdict.reason} />
      {appeal ? (
        <>
          <h3 className={styles.label}>The author appealed</h3>
          <Said at={appeal.at} words={appeal.text} />
        </>
      ) : null}
      {appeal?.answer ? (
        <>
          <h3 className={styles.label}>Another moderator answered</h3>
          <Said at={appeal.answer.at} words={appeal.answer.reason} />
        </>
      ) : null}
    </Card>
  );
}

const Said = ({ at, words }: { at: string; words: string }) => (
  <div>
    <p className={text.lines}>{words}</p>
    <MutedText as="time" dateTime={at} title={formatFullMoment(at)}>
      {formatDate(at)}
    </MutedText>
  </div>
);
