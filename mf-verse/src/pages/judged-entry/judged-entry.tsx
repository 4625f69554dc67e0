import { definePage } from '@verse/contract/define-page';
import { JudgedEntryView, judgingFailure, loadJudgedEntry } from '../../features/contest-judging';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadJudgedEntry,
  View: ({ data: judged }) => {
    return <JudgedEntryView key={judged.entry.number} judged={judged} />;
  },
  ...judgingFailure('The entry', 'loading an entry to judge'),
});
