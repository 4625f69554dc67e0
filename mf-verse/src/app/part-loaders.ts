import { threadOf } from '../features/applications';
import { applicantThread } from '../features/hiring';
import { threadLoader } from '../features/thread';

export { loadOrganiserEntry } from '../features/contest-judging';
export { loadHeldPlaces } from '../features/contests';
export { loadComments, loadCompletion, loadNewest, loadNews } from '../features/feed';
export { loadApplicants, loadApplying } from '../features/jobs';
export { pollHead } from '../features/notifications';

export const loadOwnThread = threadLoader(({ id }) => threadOf(id));
export const loadApplicantThread = threadLoader(({ handle, id }) => applicantThread(handle, id));
