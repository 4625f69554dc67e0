const ends: (() => unknown)[] = [];

/**
 * Registers a cleanup that runs whether the test passes or not, in reverse order: open handles keep jest from exiting.
 */
export const atEnd = (end: () => unknown) => void ends.unshift(end);

afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
