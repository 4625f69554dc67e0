export type { Draft, DraftConflict, DraftRequest } from './blog-drafts.schema';
