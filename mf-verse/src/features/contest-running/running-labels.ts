import type { ManagedContest } from '@verse/api-contract/api';
import type { ContestStage } from '@verse/api-contract/contests/contest-running.values';

const STAGE_LABELS: Record<ContestStage, string> = {
  upcoming: 'Upcoming',
  live: 'Live',
  grace: 'Grace period',
  judging: 'Judging',
  results: 'Results',
};

export function stateText({ state, stage }: Pick<ManagedContest, 'state' | 'stage'>): string {
  if (state === 'draft') return 'Draft';
  return state === 'cancelled' || stage === null ? 'Cancelled' : STAGE_LABELS[stage];
}

export function toneOf({ state, stage }: Pick<ManagedContest, 'state' | 'stage'>) {
  if (state === 'cancelled') return 'warning';
  return state === 'published' && (stage === 'live' || stage === 'grace') ? 'success' : 'neutral';
}
