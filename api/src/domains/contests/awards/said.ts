import type { PrizeWord } from '@verse/api-contract/contests/contest-awards.values';
import type { Step } from './award';
import type { WonPrize } from './prize-words.repository';

/** The winner’s word about a prize, and since when. */
export interface Said {
  word: PrizeWord;
  at: Date;
}

/** Returns the winner's word. Winners of earlier releases could only report a step: that the prize arrived. */
export function toSaid(known: WonPrize | undefined, steps: readonly Step[], awardBy: Date): Said | undefined {
  if (known?.word && known.saidAt) return { word: known.word, at: known.saidAt };
  const step = steps.find((one) => one.step === 'received');
  return step && { word: step.at <= awardBy ? 'received' : 'late', at: step.at };
}
