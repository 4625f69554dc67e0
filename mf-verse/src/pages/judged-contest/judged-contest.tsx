import { definePage } from '@verse/contract/define-page';
import { JudgedContestView, JudgingFailure, loadJudgedContest } from '../../features/contest-judging';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadJudgedContest,
  View: ({ data }) => <JudgedContestView page={data} />,
  failed: <JudgingFailure title="The contest" during="loading a contest to judge" />,
});
