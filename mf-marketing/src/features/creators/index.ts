export { CreatorCard } from './creator-card';
export { CreatorFaces } from './creator-faces';
export { CreatorDialog } from './creator-dialog';
export { creators } from './creators';
export { readSampleHandles } from './creators.api';
export type { Creator } from './creators';
