import type { Project, ProjectSummary } from '@verse/api-contract/api';
import { formatCount, formatDate } from '@verse/api-contract/formats';
import type { ProjectState, Side } from '@verse/api-contract/work/projects.values';

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
  part ? `Completed in part: ${part.accepted} of ${formatCount(part.of, 'milestone')}` : STATE_TEXTS[state];

export const toneOf = ({ state, completedPart }: ProjectSummary) => (completedPart ? 'neutral' : STATE_TONES[state]);

const WAITING: Partial<Record<ProjectState, Record<Side, string>>> = {
  open: {
    client: 'The seller has the brief, and answers with a question or an offer.',
    seller: 'Ask, or answer with an offer. If you cannot do it, decline with a reason.',
  },
  agreed: {
    client: 'The work goes on as agreed.',
    seller: 'The work goes on as agreed.',
  },
};

const HOLDS: Record<NonNullable<ProjectSummary['hold']>, string> = {
  dispute: 'Staff read both sides and decide about the dispute. The work is paused until then.',
  cancellation: 'Your request to cancel the rest waits for an answer. Until then the work goes on.',
};

/** Describes an open project that has an offer but no next step for this member. */
const offeredText = (isOwn: boolean, side: Side) =>
  isOwn
    ? `Your newest offer waits for the ${side === 'client' ? 'seller' : 'client'}’s answer.`
    : 'The newest offer has expired. Answer with a version of your own, or ask for a new one.';

/** Returns the member's next step or, if the project has no next step, a description of its state. */
export function nextText({ nextStep, state, side, offeredBy, hold }: ProjectSummary): string {
  if (!nextStep && hold) return HOLDS[hold];
  if (!nextStep && state === 'open' && offeredBy) return offeredText(offeredBy === side, side);
  if (!nextStep) return WAITING[state]?.[side] ?? '';
  return nextStep.dueAt ? `${nextStep.text} Until ${formatDate(nextStep.dueAt)}.` : nextStep.text;
}

export const otherParty = ({ side, client, seller }: ProjectSummary) => (side === 'client' ? seller : client);

const SIDE_NAMES = { client: 'The client', seller: 'The seller', staff: 'Staff' } as const;

/** Returns who ended the project, from the member's perspective. */
export function endedText({ ended, side, state }: Project): string {
  if (!ended) return '';
  const actor = ended.side === side ? 'You' : SIDE_NAMES[ended.side];
  return `${actor} ${ENDINGS[state] ?? 'ended it'} on ${formatDate(ended.at)}:`;
}

const ENDINGS: Partial<Record<ProjectState, string>> = {
  declined: 'declined the brief',
  withdrawn: 'withdrew the brief',
  cancelled: 'cancelled the project',
};
