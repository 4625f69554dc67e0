import { useState } from 'react';
import type { Project, ProjectWork } from '@verse/api-contract/api';
import { useAction } from '@verse/contract/server-state';
import { Button, Stack } from '@verse/ui';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import { MemberText } from '../../shared/member-text';
import { MomentText } from '../../shared/moment-text';
import { MutedText } from '../../shared/muted-text';
import { otherParty } from '../../shared/other-party';
import { Panel } from '../../shared/panel';
import { TurnAct } from '../../shared/turn-act';
import { MilestoneCard } from './milestone-card';
import { MilestoneRail } from './milestone-rail';
import { sendWorkAction } from './work.api';
import { type Parties, SETTLEMENT_TEXTS, sideText } from './work-labels';
import styles from './work-panel.module.scss';

/** The milestones of an agreed project: deliveries, responses, payments, and ways to end the work. */
export function WorkPanel({ project }: { project: Project }) {
  const { work } = project;
  if (!work) return null;
  return (
    <Panel title="Work" lead="One milestone at a time: deliver, accept, pay." anchor="work">
      <MilestoneRail milestones={work.milestones} />
      <DisputeNotice project={project} work={work} />
      <CancellationNotice project={project} work={work} />
      <Stack as="ol" aria-label="Milestones">
        {work.milestones.map((milestone) => (
          <li key={milestone.id}>
            <MilestoneCard project={project} milestone={milestone} />
          </li>
        ))}
      </Stack>
    </Panel>
  );
}

interface DisputeNoticeProps {
  project: Parties;
  work: ProjectWork;
}

export function DisputeNotice({ project, work: { dispute, milestones } }: DisputeNoticeProps) {
  if (!dispute) return null;
  const title = milestones.find(({ id }) => id === dispute.milestone)?.title ?? '';
  return (
    <section className={styles.notice} aria-labelledby="dispute">
      <h3 id="dispute">
        {dispute.state === 'open' ? 'Open dispute' : 'Decided dispute'} about “<bdi>{title}</bdi>”
      </h3>
      <MutedText>
        <bdi>{sideText(dispute.side, project)}</bdi>, <MomentText moment={dispute.at} />
      </MutedText>
      <MemberText text={dispute.reason} />
      {dispute.decision ? (
        <>
          <p>
            <strong>{SETTLEMENT_TEXTS[dispute.decision.is]}.</strong> Staff, <MomentText moment={dispute.decision.at} />
          </p>
          <MemberText text={dispute.decision.text} />
        </>
      ) : (
        <p>Our staff read the project and your messages, decide, and say why. Nothing else changes until then.</p>
      )}
    </section>
  );
}

function CancellationNotice({ project, work: { cancellation, may } }: { project: Project; work: ProjectWork }) {
  const [isConfirming, setConfirming] = useState(false);
  const keep = useAction(sendWorkAction, { success: 'The work goes on.' });
  if (!cancellation) return null;
  const isOwn = cancellation.side === project.side;
  return (
    <section className={styles.notice} aria-labelledby="cancellation">
      <h3 id="cancellation">
        {isOwn ? 'You asked to cancel the rest' : `${otherParty(project).name} asks to cancel the rest`}
      </h3>
      <MemberText text={cancellation.reason} />
      <TurnAct isTurn={project.nextStep?.act === 'answer-cancellation'}>
        {may.agreeToCancel ? (
          <Button size="small" aria-describedby="cancellation" onClick={() => setConfirming(true)}>
            Agree to cancel
          </Button>
        ) : null}
        {may.keepWorking ? (
          <Button
            size="small"
            variant="secondary"
            isBusy={keep.isBusy}
            aria-describedby="cancellation"
            onClick={() => keep.run({ project, path: 'cancellation', method: 'DELETE' })}
          >
            {isOwn ? 'Withdraw the request' : 'Continue the work'}
          </Button>
        ) : null}
      </TurnAct>
      {isConfirming ? <Agreement project={project} onClose={() => setConfirming(false)} /> : null}
    </section>
  );
}

function Agreement({ project, onClose }: { project: Project; onClose: () => void }) {
  const { run, isBusy } = useAction(sendWorkAction, { success: 'The rest is cancelled.', onDone: onClose });
  return (
    <ConfirmDialog
      title="Cancel the rest of the work?"
      confirm="Cancel the rest"
      keep="Keep working"
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => run({ project, path: 'cancellation/agreement' })}
    >
      We cancel everything not accepted, and money paid for it goes back. You can’t undo this.
    </ConfirmDialog>
  );
}
