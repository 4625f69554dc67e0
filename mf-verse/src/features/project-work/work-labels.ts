import type { Project } from '@verse/api-contract/api';
import { formatCount } from '@verse/api-contract/formats';
import type { Milestone } from '@verse/api-contract/work/project-work.schema';
import type { MilestoneState, Pause, Settlement } from '@verse/api-contract/work/project-work.values';
import type { Side } from '@verse/api-contract/work/projects.values';

export const MILESTONE_TEXTS: Record<MilestoneState, string> = {
  planned: 'Planned',
  delivered: 'Delivered',
  'changes-asked': 'Changes requested',
  accepted: 'Accepted',
  cancelled: 'Cancelled',
};

export const MILESTONE_TONES = {
  planned: 'neutral',
  delivered: 'highlight',
  'changes-asked': 'warning',
  accepted: 'success',
  cancelled: 'neutral',
} as const;

export const PAYMENT_TEXTS: Record<Milestone['payment']['state'], string> = {
  due: 'Not paid',
  paid: 'Paid',
  cancelled: 'Nothing to pay',
  refunded: 'Cancelled after payment',
};

/** The parties of a project, and the reader's side; undefined for staff. */
export type Parties = Pick<Project, 'client' | 'seller'> & { side?: Side };

/** Returns the name of a side, or `You`. */
export const sideText = (side: Side, parties: Parties): string => (side === parties.side ? 'You' : parties[side].name);

/** Returns why the seller's deadline is paused. */
export function pauseText(why: Pause, { side, client, seller }: Parties): string {
  if (why === 'dispute') return 'The deadline is paused while staff decide.';
  const whose = side === 'seller' ? 'Your' : `${seller.name}’s`;
  return `${whose} deadline is paused until ${side === 'client' ? 'you answer' : `${client.name} answers`}.`;
}

export const SETTLEMENT_TEXTS: Record<Settlement, string> = {
  continue: 'The work goes on',
  accept: 'The milestone is accepted',
  cancel: 'The milestone is cancelled',
};

export const lateText = (days: number): string => `${formatCount(days, 'day')} late`;
