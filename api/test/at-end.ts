const ends: (() => unknown)[] = [];

/**
 * Registers a cleanup that runs even if the test fails, because open handles would prevent jest from exiting. Cleanups
 * run in reverse order.
 */
export const atEnd = (end: () => unknown) => void ends.unshift(end);

afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
