import { definePage } from '@verse/contract/define-page';
import { JudgedEntryView, JudgingFailure, loadJudgedEntry } from '../../features/contest-judging';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadJudgedEntry,
  View: ({ data: judged }) => {
    return <JudgedEntryView key={judged.entry.number} judged={judged} />;
  },
  failed: <JudgingFailure title="The entry" during="loading an entry to judge" />,
});
