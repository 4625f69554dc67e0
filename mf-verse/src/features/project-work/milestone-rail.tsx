import type { ProjectWork } from '@verse/api-contract/api';
import { formatMoney, formatShortDay } from '@verse/api-contract/formats';
import { VisuallyHidden } from '@verse/ui';
import styles from './milestone-rail.module.scss';
import { MILESTONE_TEXTS, PAYMENT_TEXTS } from './work-labels';

/** The milestones in one look: what is done, what comes next, and how much each is worth. */
export const MilestoneRail = ({ milestones }: Pick<ProjectWork, 'milestones'>) => (
  <ol className={styles.rail} aria-label="Milestones at a glance">
    {milestones.map(({ id, title, state, amount, dueOn, payment }) => (
      <li key={id} className={styles.stop} data-state={state} data-paid={payment.state === 'paid' || undefined}>
        <a className={styles.link} href={`#at-${id}`}>
          <span className={styles.amount}>{formatMoney(amount)}</span>
          <span className={styles.title}>
            <bdi>{title}</bdi>
            <VisuallyHidden>
              , {MILESTONE_TEXTS[state]}, {PAYMENT_TEXTS[payment.state]}
            </VisuallyHidden>
          </span>
          <time className={styles.day} dateTime={dueOn}>
            {formatShortDay(dueOn)}
          </time>
        </a>
      </li>
    ))}
  </ol>
);
