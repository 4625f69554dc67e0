import { type Random, randomOf } from './requests-of-schema';

/** Seed for this run's samples. Set `SAMPLE_SEED`, e.g. to 7, to draw different ones. */
const SEED = Number(process.env.SAMPLE_SEED ?? 1);

/** Returns a generator for this run's samples. */
export const runRandom = (): Random => randomOf(SEED);

export function shuffled<T>(items: readonly T[], { below }: Random): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

/**
 * Returns a function that returns the next part of the shuffled items on each call. The first `parts` calls cover all
 * items, and no item is repeated until all others have been returned. If `parts` is 1, each call returns all items in
 * their original order.
 */
export function inParts<T>(items: readonly T[], parts: number, random = runRandom()): () => T[] {
  if (parts === 1) return () => [...items];
  const size = Math.ceil(items.length / parts);
  let left: T[] = [];
  return () => {
    const part = left.splice(0, size);
    if (part.length < size) {
      left = shuffled(items, random);
      part.push(...left.splice(0, size - part.length));
    }
    return part;
  };
}
