export type {
  ContestDraft,
  ManagedContest,
  ManagedContestList,
  OrganisedContest,
  PublishedTerms,
} from './contest-running.schema';
export {
  CONTEST_STAGES,
  type ContestStage,
  POSTPONED_DATES,
  type PostponedDate,
  RUNNING_LIMITS,
  RUNNING_MESSAGES,
  RUNNING_TEXTS,
} from './contest-running.values';
