import type { Project } from '@verse/api-contract/api';
import { WORK_TEXTS } from '@verse/api-contract/work/project-work.values';
import { Cluster, Stack } from '@verse/ui';
import { otherParty } from '../../shared/other-party';
import { TextDialog } from './work-dialog';

/** Ways to stop: a dispute about a milestone, and cancelling what is left. */
export function WorkEndings({ project }: { project: Project }) {
  const { work } = project;
  const disputable = (work?.milestones ?? []).filter(({ may }) => may.dispute);
  if (!work || (disputable.length === 0 && !work.may.askToCancel)) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby="endings">
      <h2 id="endings">If something goes wrong</h2>
      {disputable.map(({ id, title }) => (
        <Cluster key={id} role="group" aria-label={title}>
          <bdi>{title}</bdi>
          <TextDialog
            project={project}
            path={`milestones/${id}/dispute`}
            action="Open a dispute"
            done="We asked our staff."
            name="reason"
            label="Reason"
            rule={WORK_TEXTS.reason}
            describedBy={`milestone-${id}`}
            hint="Our staff read the project and your messages, decide, and say why. Work is paused until then."
          />
        </Cluster>
      ))}
      {work.may.askToCancel ? (
        <div>
          <TextDialog
            project={project}
            path="cancellation"
            action="Ask to cancel the rest"
            done={`We asked ${otherParty(project).name}.`}
            name="reason"
            label="Reason"
            rule={WORK_TEXTS.reason}
            hint={
              `If ${otherParty(project).name} agrees, we cancel everything not accepted, and money ` +
              `paid for it goes back.`
            }
          />
        </div>
      ) : null}
    </Stack>
  );
}
