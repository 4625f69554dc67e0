import { useLoaderData } from 'react-router-dom';
import { JudgingFailure, JudgingProgressView, type loadJudgingProgress } from '../../features/contest-judging';

export { loadJudgingProgress as loader } from '../../features/contest-judging';

export const Component = () => <JudgingProgressView {...useLoaderData<typeof loadJudgingProgress>()} />;

export const ErrorBoundary = () => <JudgingFailure title="Judging" during="loading the progress of judging" />;
