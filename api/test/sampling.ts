import { type Random, randomOf } from './requests-of-schema';

/** Seed of this run's samples. `SAMPLE_SEED=7` draws others. */
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
 * Returns a function of which each call returns one of `parts` random parts of the items. An item comes again only
 * after all others, so that `parts` calls cover all of them. A single part has all items in their order.
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
