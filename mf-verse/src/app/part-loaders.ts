import { threadOf } from '../features/applications';
import { makerThread, organisationThread, prizeThread, staffThread, winnerThread } from '../features/contest-awards';
import { applicantThread } from '../features/hiring';
import { projectThread } from '../features/projects';
import { threadLoader } from '../features/thread';

export { loadBriefClients } from '../features/brief';
export { loadWaitingPosition } from '../features/contest-entry';
export { loadWin } from '../features/contest-awards';
export { loadJudgingList, loadOrganiserEntry } from '../features/contest-judging';
export { loadHeldPlaces } from '../features/contests';
export { loadNewest, loadNews } from '../features/feed';
export { loadApplicants, loadApplying } from '../features/jobs';
export { loadMessages } from '../features/messages';
export { pollHead } from '../features/notifications';
export { loadOwnPackages } from '../features/packages';
export {
  loadApplicantFigures,
  loadMemberReviews,
  loadOrganisationReviews,
  loadProjectReviews,
} from '../features/project-reviews';
export { loadDisputeThread } from '../features/project-work';
export { loadNearby } from '../features/start';
export { loadPostComments } from '../shared/comments/comments.api';
export { loadCompletion } from '../shared/completion/completion.api';
export { loadOwnCollections } from '../shared/saving/saving.api';
export { loadWorkLikes } from '../shared/likes.api';
export { loadOwnTags } from '../shared/tag-choices.api';

export const loadOwnThread = threadLoader(({ id }) => threadOf(id));
export const loadApplicantThread = threadLoader(({ handle, id }) => applicantThread(handle, id));
export const loadMakerThread = threadLoader(({ id, appeal }) => makerThread(id, appeal));
export const loadOrganisationThread = threadLoader(organisationThread);
export const loadWinnerThread = threadLoader(({ id, prize }) => winnerThread(id, prize));
export const loadPrizeThread = threadLoader(prizeThread);
export const loadStaffThread = threadLoader(({ appeal }) => staffThread(appeal));
export const loadProjectThread = threadLoader(({ number }) => projectThread(number));
