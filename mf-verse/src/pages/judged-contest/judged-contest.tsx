import { definePage } from '@verse/contract/define-page';
import { JudgedContestView, judgingFailure, loadJudgedContest } from '../../features/contest-judging';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadJudgedContest,
  View: ({ data }) => <JudgedContestView page={data} />,
  ...judgingFailure('The contest', 'loading a contest to judge'),
});
