/**
 * Returns a generator of integers below a bound, reproducible by its seed: the linear congruential generator of
 * Numerical Recipes.
 */
export function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
