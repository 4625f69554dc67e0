export { createDraftsFeature } from './drafts.feature';
export type { DraftsFeature } from './drafts.feature';
