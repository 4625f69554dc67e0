export { releaseDir } from './paths.mjs';
export { readPointer } from './pointer.mjs';
