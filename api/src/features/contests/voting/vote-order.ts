import { createHash } from 'node:crypto';

/** Shuffles the numbers from 1 to `count`. The order depends only on the seed. */
export function shuffledNumbers(seed: string, count: number): number[] {
  const keyed = Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    return { number, key: createHash('sha256').update(`${seed} ${number}`).digest('hex') };
  });
  return keyed.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(({ number }) => number);
}
