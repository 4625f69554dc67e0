export { DRAFT_LIMITS } from './blog-drafts.values';

export type { Draft, DraftConflict, DraftRequest } from './blog-drafts.schema';
