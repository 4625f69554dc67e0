import type { AppealState, AppealSubject, Prize } from '@verse/api-contract/contests/contest-awards.values';

export const PRIZE_NAMES: Record<Prize, string> = {
  judges: 'Prize of the judges',
  vote: 'Prize of the community vote',
};

export const APPEAL_NAMES: Record<AppealSubject, string> = {
  removal: 'Appeal against the removal',
  result: 'Appeal against the result',
};

export const APPEAL_STATE_TEXTS: Record<AppealState, string> = {
  open: 'Waiting for a decision',
  upheld: 'Upheld',
  rejected: 'Rejected',
};

export const numbersText = (numbers: readonly number[], count: number): string => {
  const named = numbers.map((number) => `Entry ${number}`);
  if (count > numbers.length) return `${named.join(', ')} and ${count - numbers.length} more`;
  return named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} and ${named.at(-1)!}`;
};
