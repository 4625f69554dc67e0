import { JudgedContests, judgingFailure, loadJudging } from '../../features/contest-judging';
import { definePage } from '../../shared/define-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadJudging,
  View: ({ data }) => <JudgedContests {...data} />,
  ...judgingFailure('Judging', 'loading contests to judge'),
});
