import type { Project, ProjectSummary } from '@verse/api-contract/api';
import { formatCount, formatDate, formatDeadline } from '@verse/api-contract/formats';
import type { ProjectState, Side } from '@verse/api-contract/work/projects.values';
import { otherParty } from '../../shared/other-party';

const STATE_TEXTS: Record<ProjectState, string> = {
  open: 'Open',
  agreed: 'Agreed',
  completed: 'Completed',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  cancelled: 'Cancelled',
};

const STATE_TONES = {
  open: 'highlight',
  agreed: 'highlight',
  completed: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
  cancelled: 'neutral',
} as const;

/** Returns the project's state. A completed project says if some of its milestones were cancelled. */
export const stateText = ({ state, completedPart: part }: ProjectSummary): string =>
  part ? `Partly completed: ${part.accepted} of ${formatCount(part.of, 'milestone')}` : STATE_TEXTS[state];

export const toneOf = ({ state, completedPart }: ProjectSummary) => (completedPart ? 'neutral' : STATE_TONES[state]);

/** Describes an open or agreed project without an offer or a next step for this member. */
function waitingText(state: ProjectState, side: Side, other: string): string {
  if (state === 'agreed') return 'The work goes on as agreed.';
  if (state !== 'open') return '';
  return side === 'client'
    ? `${other} has your brief, and will ask you something or make an offer.`
    : 'Ask a question or make an offer. Can’t do it? Decline with a reason.';
}

const holdText = (hold: NonNullable<ProjectSummary['hold']>, other: string) =>
  hold === 'dispute'
    ? 'Staff hear you both and decide. The work is paused until then.'
    : `You asked ${other} to cancel the rest. The work goes on until they answer.`;

/** Describes an open project that has an offer but no next step for this member. */
const offeredText = (isOwn: boolean, other: string) =>
  isOwn ? `Your offer is with ${other}.` : `${other}’s offer has expired. Answer with your own, or ask for a new one.`;

/** Returns the member's next step or, if the project has no next step, a description of its state. */
export function nextText(project: ProjectSummary): string {
  const { nextStep, state, side, offeredBy, hold } = project;
  const other = otherParty(project).name;
  if (!nextStep && hold) return holdText(hold, other);
  if (!nextStep && state === 'open' && offeredBy) return offeredText(offeredBy === side, other);
  if (!nextStep) return waitingText(state, side, other);
  return nextStep.dueAt ? `${nextStep.text} By ${formatDeadline(nextStep.dueAt)}.` : nextStep.text;
}

/** Returns who ended the project, from the member's perspective. */
export function endedText(project: Project): string {
  const { ended, side, state } = project;
  if (!ended) return '';
  const actor = ended.side === side ? 'You' : ended.side === 'staff' ? 'Staff' : otherParty(project).name;
  return `${actor} ${ENDINGS[state] ?? 'ended it'} on ${formatDate(ended.at)}:`;
}

const ENDINGS: Partial<Record<ProjectState, string>> = {
  declined: 'declined the brief',
  withdrawn: 'withdrew the brief',
  cancelled: 'cancelled the project',
};
