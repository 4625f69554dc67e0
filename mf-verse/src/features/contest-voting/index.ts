export { VoteView } from './vote-view';
export { loadVote, votedFileHref } from './voting.api';
