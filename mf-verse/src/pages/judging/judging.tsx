import { definePage } from '@verse/contract/define-page';
import { JudgedContests, JudgingFailure, loadJudging } from '../../features/contest-judging';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadJudging,
  View: ({ data }) => <JudgedContests {...data} />,
  failed: <JudgingFailure title="Judging" during="loading contests to judge" />,
});
