import { createHash } from 'node:crypto';

/** Returns the numbers from 1 to `count` in an order that is random for each seed, and always the same for one. */
export function shuffledNumbers(seed: string, count: number): number[] {
  const keyed = Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    return { number, key: createHash('sha256').update(`${seed} ${number}`).digest('hex') };
  });
  return keyed.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(({ number }) => number);
}
