// Only stuck tests must reach this timeout: two cores that also build make sound tests slow. Set here because jest
// ignores a project's own testTimeout when several projects run at once.
jest.setTimeout(120_000);
