// High enough that only stuck tests reach it. Healthy tests can be slow too, because the two cores may be running
// builds at the same time. Set here because Jest ignores a project's own testTimeout when it runs several projects.
jest.setTimeout(120_000);
