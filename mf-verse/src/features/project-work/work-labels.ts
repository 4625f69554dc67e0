import { formatCount } from '@verse/api-contract/formats';
import type { Milestone } from '@verse/api-contract/work/project-work.schema';
import type { MilestoneState, Pause, Settlement } from '@verse/api-contract/work/project-work.values';
import type { Side } from '@verse/api-contract/work/projects.values';

export const MILESTONE_TEXTS: Record<MilestoneState, string> = {
  planned: 'Planned',
  delivered: 'Delivered',
  'changes-asked': 'Changes asked for',
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
  refunded: 'Cancelled after the payment',
};

export const PAUSE_TEXTS: Record<Pause, string> = {
  answer: 'The clock of the seller is paused while the client answers the delivery.',
  dispute: 'The clock is paused while staff decide about a dispute.',
};

export const SETTLEMENT_TEXTS: Record<Settlement, string> = {
  continue: 'The work goes on',
  accept: 'The milestone counts as accepted',
  cancel: 'The milestone is cancelled',
};

export const SIDE_TEXTS: Record<Side, string> = { client: 'The client', seller: 'The seller' };

export const lateText = (days: number): string => `${formatCount(days, 'day')} late`;
