export { VoteFailure } from './vote-failure';
export { VoteView } from './vote-view';
export { loadVote, votedFileHref } from './voting.api';
