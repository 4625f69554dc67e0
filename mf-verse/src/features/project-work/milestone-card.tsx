import { formatCount, formatDay, formatMoney } from '@verse/api-contract/formats';
import { DAY_MS, MINUTE_MS } from '@verse/api-contract/time';
import type { Milestone } from '@verse/api-contract/work/project-work.schema';
import { WORK_TEXTS } from '@verse/api-contract/work/project-work.values';
import { Badge, Card, Cluster, Stack } from '@verse/ui';
import { MomentText } from '../../shared/moment-text';
import { MutedText } from '../../shared/muted-text';
import { TurnAct } from '../../shared/turn-act';
import { Deliveries } from './deliveries';
import { DeliveryForm } from './delivery-form';
import { findMarkFault, type MarkDraft, useMarkDraft } from './marks/mark-draft';
import { MilestonePayment } from './milestone-payment';
import { isTurnOf, type MilestoneProps } from './milestone-props';
import { TextDialog } from './work-dialog';
import { MILESTONE_TEXTS, MILESTONE_TONES, type Parties, pauseText } from './work-labels';
import styles from './work-panel.module.scss';

/** A milestone: its state, deliveries and payment, and the member's actions. */
export function MilestoneCard({ project, milestone }: MilestoneProps) {
  const { id, title, state, amount } = milestone;
  const draft = useMarkDraft(milestone);
  return (
    <Card as="article" className={styles.card} aria-labelledby={`milestone-${id}`} id={`at-${id}`}>
      <h3 id={`milestone-${id}`}>
        <bdi>{title}</bdi>
      </h3>
      <p>
        <Badge tone={MILESTONE_TONES[state]}>{MILESTONE_TEXTS[state]}</Badge>{' '}
        <span className={styles.amount}>{formatMoney(amount)}</span>
      </p>
      <MilestoneClock project={project} milestone={milestone} />
      <Deliveries project={project} milestone={milestone} draft={draft} />
      <TurnAct isTurn={isTurnOf(project, milestone, 'answer-delivery')}>
        <Answer project={project} milestone={milestone} marks={draft?.marks ?? []} />
      </TurnAct>
      {milestone.may.deliver ? <DeliveryForm project={project} milestone={milestone} /> : null}
      <MilestonePayment project={project} milestone={milestone} />
    </Card>
  );
}

/**
 * Shows the due date, why the clock is paused, and when the milestone is accepted automatically if the client does not
 * respond.
 */
export function MilestoneClock({ project, milestone }: { project: Parties; milestone: Milestone }) {
  const { state, dueOn, dueAt, pause, acceptedAt, revisions } = milestone;
  if (state === 'accepted' || state === 'cancelled') return null;
  // Ignores delays of less than a minute, because the due time is shown to the minute.
  const isLater = new Date(dueAt).getTime() - new Date(dueOn).getTime() >= DAY_MS + MINUTE_MS;
  return (
    <Stack gap={1}>
      <p>
        Due <time dateTime={dueOn}>{formatDay(dueOn)}</time>.
        {isLater ? (
          <>
            {' '}
            Waiting moved it to <MomentText moment={dueAt} />.
          </>
        ) : null}
      </p>
      {pause ? <p>{pauseText(pause.why, project)}</p> : null}
      {acceptedAt ? (
        <p>
          Accepted automatically on <MomentText moment={acceptedAt} />.
        </p>
      ) : null}
      <MutedText>
        {revisions.used} of {revisions.allowed} rounds of changes used.
      </MutedText>
    </Stack>
  );
}

function Answer({ project, milestone: { id, may, revisions }, marks }: MilestoneProps & Pick<MarkDraft, 'marks'>) {
  if (!may.decide) return null;
  const common = { project, path: `milestones/${id}/decision`, describedBy: `milestone-${id}`, name: 'note' };
  return (
    <Cluster>
      <TextDialog
        {...common}
        action="Accept the delivery"
        variant="primary"
        done="Accepted."
        label="Note"
        rule={WORK_TEXTS.note}
        isRequired={false}
        more={{ is: 'accepted' }}
        hint="This is final. If you haven’t paid yet, you pay now."
      />
      {may.askChanges ? (
        <TextDialog
          {...common}
          action="Ask for changes"
          done="We passed on your changes."
          label="What to change"
          rule={WORK_TEXTS.changes}
          isRequired={marks.length === 0}
          fault={findMarkFault(marks)}
          more={{ is: 'changes', marks }}
          hint={
            `This is round ${revisions.used + 1} of ${revisions.allowed}.` +
            (marks.length > 0 ? ` Your ${formatCount(marks.length, 'mark')} go with it.` : '')
          }
        />
      ) : (
        <p>No rounds of changes left. Accept it, or open a dispute.</p>
      )}
    </Cluster>
  );
}
