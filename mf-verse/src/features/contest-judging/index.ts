export { ContestResults } from './contest-results';
export { JudgeView } from './judge-view';
export { JudgedContests, JudgedContestView } from './judged-contests';
export { JudgedEntryView } from './judged-entry';
export {
  loadContestResults,
  loadJudgeInvitation,
  loadJudgedContest,
  loadJudgedEntry,
  loadJudging,
  loadJudgingList,
  loadJudgingProgress,
  loadOrganiserEntry,
  loadOwnFeedback,
} from './judging.api';
export { JudgingLink } from './judging-link';
export { JudgingFailure } from './judging-page';
export { JudgingProgressView } from './judging-progress';
export { OwnFeedback } from './own-feedback';
export { JudgeInvitation } from './received-judge-invitation';
