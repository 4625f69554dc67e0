import { useLoaderData } from 'react-router-dom';
import { JudgingFailure, JudgingProgressView, type loadJudgingProgress } from '../../features/contest-judging';
import { ContestTabs } from '../../features/contest-running';

export { loadJudgingProgress as loader } from '../../features/contest-judging';

export function Component() {
  const { organisation, progress } = useLoaderData<typeof loadJudgingProgress>();
  return (
    <JudgingProgressView
      organisation={organisation}
      progress={progress}
      tabs={<ContestTabs handle={organisation.handle} id={progress.id} />}
    />
  );
}

export const ErrorBoundary = () => <JudgingFailure title="Judging" during="loading the progress of judging" />;
