export { AppealsDesk } from './appeals-desk';
export {
  loadAfterwards,
  loadAppeals,
  loadContestPrize,
  loadContestRecord,
  loadOrganisedPrize,
  loadWin,
  makerThread,
  organisationThread,
  prizeThread,
  staffThread,
  winnerThread,
} from './awards.api';
export { ContestRecord } from './contest-record';
export { EntryAfterwards } from './entry-afterwards';
export { OrganisedPrize } from './organised-prize';
export { PrizeFailure, PrizeFrame } from './organised-prize-frame';
export { OwnWin } from './own-win';
export { ResultsPrize } from './results-prize';
