// High enough that only stuck tests reach it, because sound tests are slow on two cores that also build. Set here
// because Jest ignores a project's own testTimeout when it runs several projects.
jest.setTimeout(120_000);
