export default {
  root: import.meta.dirname,
  test: { include: ['test/adapter/*.test.ts'], testTimeout: 30_000, hookTimeout: 30_000 },
};
