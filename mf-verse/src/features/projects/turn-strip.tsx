import type { Project } from '@verse/api-contract/api';
import { formatDeadline } from '@verse/api-contract/formats';
import { otherSide } from '@verse/api-contract/work/projects.values';
import { Badge } from '@verse/ui';
import { otherParty } from '../../shared/other-party';
import { nextText, stateText, toneOf } from './project-labels';
import styles from './turn-strip.module.scss';

interface TurnStripProps {
  project: Project;
  /** Called with the element for the buttons of the member whose turn it is. */
  onSlot: (slot: HTMLElement | null) => void;
}

/** Whose turn it is, what they do and until when, with the buttons for it. Stays at the top of the page. */
export function TurnStrip({ project, onSlot }: TurnStripProps) {
  const isOwn = project.nextStep !== null;
  return (
    <section className={styles.strip} aria-label="Whose turn it is" data-own={isOwn || undefined}>
      <div role="status" className={styles.text}>
        <Badge tone={toneOf(project)}>{stateText(project)}</Badge> <TurnName project={project} />{' '}
        <span>{isOwn ? nextText(project) : (waitedFor(project) ?? nextText(project))}</span>
      </div>
      <div className={styles.acts} ref={onSlot} />
    </section>
  );
}

function TurnName({ project }: { project: Project }) {
  const { nextStep, state, hold } = project;
  if (nextStep) return <b>Your turn.</b>;
  if (state !== 'open' && state !== 'agreed') return null;
  return (
    <b>
      {hold === 'dispute' ? (
        'Staff decide.'
      ) : (
        <>
          <bdi>{otherParty(project).name}</bdi>’s turn.
        </>
      )}
    </b>
  );
}

/** The next act of the other side in the work, or undefined if the work does not wait for it. */
function waitedFor({ work, side, hold, state }: Project): string | undefined {
  if (state !== 'agreed' || hold) return undefined;
  const waits = (work?.milestones ?? []).filter(({ waitsFor }) => waitsFor === otherSide(side));
  const next = waits.toSorted((one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt))[0];
  if (!next) return undefined;
  if (side === 'client') return `Delivers “${next.title}” by ${formatDeadline(next.dueAt)}.`;
  return next.acceptedAt
    ? `Answers “${next.title}” by ${formatDeadline(next.acceptedAt)}, or we accept it.`
    : `Answers “${next.title}”.`;
}
