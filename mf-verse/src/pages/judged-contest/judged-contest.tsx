import { useLoaderData } from 'react-router-dom';
import { JudgedContestView, JudgingFailure, type loadJudgedContest } from '../../features/contest-judging';

export { loadJudgedContest as loader } from '../../features/contest-judging';

export const Component = () => <JudgedContestView page={useLoaderData<typeof loadJudgedContest>()} />;

export const ErrorBoundary = () => <JudgingFailure title="The contest" during="loading a contest to judge" />;
