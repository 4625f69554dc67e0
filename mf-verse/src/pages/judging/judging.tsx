import { definePage } from '@verse/contract/define-page';
import { JudgedContests, judgingFailure, loadJudging } from '../../features/contest-judging';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadJudging,
  View: ({ data }) => <JudgedContests {...data} />,
  ...judgingFailure('Judging', 'loading contests to judge'),
});
