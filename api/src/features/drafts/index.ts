export { createDraftsFeature } from './drafts.feature';
export { createDraftRepository } from './drafts.repository';
