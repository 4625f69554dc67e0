export { checkRelease } from './check.mjs';
export { deploy } from './deploy.mjs';
export { SECTIONS, releaseDir, releasesDir } from './paths.mjs';
export { activate, readPointer, rollback } from './pointer.mjs';
export { writeRelease } from './write.mjs';
