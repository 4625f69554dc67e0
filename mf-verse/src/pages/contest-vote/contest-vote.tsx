import { useLoaderData } from 'react-router-dom';
import { JudgeView } from '../../features/contest-judging';
import { type loadVote, votedFileHref, VoteView } from '../../features/contest-voting';

export { loadVote as loader } from '../../features/contest-voting';
export { VoteFailure as ErrorBoundary } from '../../features/contest-voting';

export function Component() {
  const page = useLoaderData<typeof loadVote>();
  const { id } = page.vote.contest;
  return (
    <VoteView
      {...page}
      entryView={(entry) => <JudgeView entry={entry} fileHref={(index) => votedFileHref(id, entry.number, index)} />}
    />
  );
}
