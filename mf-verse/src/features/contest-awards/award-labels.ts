import type { AppealState, AppealTopic, Prize, PrizeWord } from '@verse/api-contract/contests/contest-awards.values';

export const PRIZE_NAMES: Record<Prize, string> = {
  judges: 'Prize of the judges',
  vote: 'Prize of the community vote',
};

export const APPEAL_NAMES: Record<AppealTopic, string> = {
  removal: 'Appeal against the removal',
  result: 'Appeal against the result',
  prize: 'Prize not received',
};

/** The winner's own words. */
export const OWN_WORD_TEXTS: Record<PrizeWord, string> = {
  received: 'You said that the prize arrived in time.',
  late: 'You said that the prize arrived late.',
  'not-received': 'You said that the prize has not arrived.',
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
