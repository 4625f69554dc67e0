import { definePage } from '@verse/contract/define-page';
import { judgingFailure, JudgingProgressView, loadJudgingProgress } from '../../features/contest-judging';
import { ContestTabs } from '../../features/contest-running';

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
