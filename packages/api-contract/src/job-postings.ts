export {
  POSTING_LIMITS,
  POSTING_MESSAGES,
  POSTING_STATES,
  POSTING_TEXTS,
  type PostingState,
} from './job-postings.values';
export type {
  JobPosting,
  ManagedJob,
  ManagedJobList,
  PostingDecision,
  PostingDraft,
  PostingReviewList,
  PostingStateChange,
  Publication,
  StoredPostingDraft,
} from './job-postings.schema';
