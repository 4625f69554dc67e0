// High enough that only stuck tests reach it: healthy tests are slow on two cores that are also building. Set here
// because Jest ignores a project's own testTimeout when it runs several projects.
jest.setTimeout(120_000);
