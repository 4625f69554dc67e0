import type { AppealState, AppealTopic, Prize, PrizeWord } from '@verse/api-contract/contests/contest-awards.values';

export const PRIZE_NAMES: Record<Prize, string> = {
  judges: 'Judges’ prize',
  vote: 'Community prize',
};

export const APPEAL_NAMES: Record<AppealTopic, string> = {
  removal: 'Appeal: entry removed',
  result: 'Appeal: result',
  prize: 'Appeal: prize missing',
};

/** The winner's own words. */
export const OWN_WORD_TEXTS: Record<PrizeWord, string> = {
  received: 'You said it arrived on time.',
  late: 'You said it arrived late.',
  'not-received': 'You said it hasn’t arrived.',
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
