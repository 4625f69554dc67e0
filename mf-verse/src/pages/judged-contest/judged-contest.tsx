import { JudgedContestView, judgingFailure, loadJudgedContest } from '../../features/contest-judging';
import { definePage } from '../../shared/define-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadJudgedContest,
  View: ({ data }) => <JudgedContestView page={data} />,
  ...judgingFailure('The contest', 'loading a contest to judge'),
});
