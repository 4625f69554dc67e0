import { judgingFailure, JudgingProgressView, loadJudgingProgress } from '../../features/contest-judging';
import { ContestTabs } from '../../features/contest-running';
import { definePage } from '../../shared/define-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadJudgingProgress,
  View: ({ data: { organisation, progress } }) => {
    return (
      <JudgingProgressView
        organisation={organisation}
        progress={progress}
        tabs={<ContestTabs handle={organisation.handle} id={progress.id} />}
      />
    );
  },
  ...judgingFailure('Judging', 'loading the progress of judging'),
});
