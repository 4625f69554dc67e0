import { useLoaderData } from 'react-router-dom';
import { JudgedContests, JudgingFailure, type loadJudging } from '../../features/contest-judging';

export { loadJudging as loader } from '../../features/contest-judging';

export const Component = () => <JudgedContests {...useLoaderData<typeof loadJudging>()} />;

export const ErrorBoundary = () => <JudgingFailure title="Judging" during="loading contests to judge" />;
