export type {
  ContestDraft,
  ManagedContest,
  ManagedContestList,
  OrganisedContest,
  PublishedTerms,
} from './contest-running.schema';
export {
  type ContestStage,
  type PostponedDate,
  RUNNING_LIMITS,
  RUNNING_MESSAGES,
  RUNNING_TEXTS,
} from './contest-running.values';
