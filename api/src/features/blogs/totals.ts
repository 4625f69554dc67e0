/**
 * How many posts there are, by category, remembered until one becomes visible or is taken back. Counting reads a whole
 * index, so without this a list of twelve would cost more with every post.
 */
export class Totals {
  readonly #known = new Map<string, { count: number; until: number }>();
  readonly #lifetimeMs: number;

  constructor(lifetimeMs: number) {
    this.#lifetimeMs = lifetimeMs;
  }

  async of(key: string, count: () => Promise<number>): Promise<number> {
    const known = this.#known.get(key);
    if (known && known.until > Date.now()) return known.count;
    const until = Date.now() + this.#lifetimeMs;
    const entry = { count: await count(), until };
    // Categories come from visitors: forget all rather than keep what anybody may have typed.
    if (this.#known.size >= 200) this.#known.clear();
    this.#known.set(key, entry);
    return entry.count;
  }

  forget(): void {
    this.#known.clear();
  }
}
