import type { ReactNode } from 'react';
import type { ContestAppeal } from '@verse/api-contract/api';
import { Badge, Card } from '@verse/ui';
import styles from '../../shared/contest-parts.module.scss';
import { MomentText } from '../../shared/moment-text';
import { APPEAL_NAMES, APPEAL_STATE_TEXTS } from './award-labels';
import { OpenThread } from './open-thread';

interface AppealCardProps {
  appeal: ContestAppeal;
  /** Heading of the appeal; defaults to its subject. */
  title?: string;
  thread: (appeal: ContestAppeal) => ReactNode;
  children?: ReactNode;
}

/** An appeal: its reason, its decision and, on request, its messages. */
export function AppealCard({ appeal, title, thread, children }: AppealCardProps) {
  const { id, topic, state, reason, removal, decision, at } = appeal;
  const heading = `appeal-${id}`;
  return (
    <Card as="article" className={styles.card} aria-labelledby={heading}>
      <h3 id={heading}>{title ?? APPEAL_NAMES[topic]}</h3>
      <p className={styles.quiet}>
        <Badge tone={state === 'open' ? 'highlight' : 'neutral'}>{APPEAL_STATE_TEXTS[state]}</Badge>{' '}
        <MomentText moment={at} />
      </p>
      {removal === null ? null : (
        <p>
          Why it was removed: <bdi>{removal}</bdi>
        </p>
      )}
      <p className={styles.text} dir="auto">
        {reason}
      </p>
      {decision ? (
        <p className={styles.text}>
          Decision, <MomentText moment={decision.at} />: <bdi>{decision.reason}</bdi>
        </p>
      ) : null}
      {children}
      <OpenThread describedBy={heading}>{() => thread(appeal)}</OpenThread>
    </Card>
  );
}
