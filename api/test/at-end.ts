const ends: (() => unknown)[] = [];

/**
 * Ends what a test began for itself, the last first, whether it passed or not: what stays open keeps jest from leaving.
 */
export const atEnd = (end: () => unknown) => void ends.unshift(end);

afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
