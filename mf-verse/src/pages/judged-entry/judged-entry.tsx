import { useLoaderData } from 'react-router-dom';
import { JudgedEntryView, JudgingFailure, type loadJudgedEntry } from '../../features/contest-judging';

export { loadJudgedEntry as loader } from '../../features/contest-judging';

export function Component() {
  const judged = useLoaderData<typeof loadJudgedEntry>();
  return <JudgedEntryView key={judged.entry.number} judged={judged} />;
}

export const ErrorBoundary = () => <JudgingFailure title="The entry" during="loading an entry to judge" />;
