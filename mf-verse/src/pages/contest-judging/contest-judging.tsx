import { definePage } from '@verse/contract/define-page';
import { JudgingFailure, JudgingProgressView, loadJudgingProgress } from '../../features/contest-judging';
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
  failed: <JudgingFailure title="Judging" during="loading the progress of judging" />,
});
