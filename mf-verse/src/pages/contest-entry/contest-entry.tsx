import { type LoaderFunctionArgs } from 'react-router-dom';
import { definePage } from '@verse/contract/define-page';
import { useShell } from '@verse/contract/react';
import { EntryAfterwards, loadAfterwards, makerThread, winnerThread } from '../../features/contest-awards';
import { EntryFailure, EntryView, loadEntry } from '../../features/contest-entry';
import { GalleryAgreement, loadAgreement } from '../../features/contest-gallery';
import { loadOwnFeedback, OwnFeedback } from '../../features/contest-judging';
import { Thread } from '../../features/thread';
import { ReportButton } from '../../shared/report-button';

async function loadPage(args: LoaderFunctionArgs) {
  const page = await loadEntry(args);
  // Before the first submission there is neither, and only ranked entries have feedback.
  const isNumbered = page.entry !== null && page.entry.number !== null;
  const afterwards = isNumbered ? await loadAfterwards(args) : undefined;
  const feedback = afterwards && afterwards.rank !== null ? await loadOwnFeedback(args) : undefined;
  const agreement = isNumbered ? await loadAgreement(args) : undefined;
  return { page, afterwards, feedback, agreement };
}

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadPage,
  View: ({ data: { page, afterwards, feedback, agreement } }) => {
    const { href } = useShell();
    const { id } = page.contest;
    return (
      <EntryView page={page}>
        <OwnFeedback feedback={feedback} />
        <GalleryAgreement contestId={id} agreement={agreement} />
        <EntryAfterwards
          afterwards={afterwards}
          prizeThread={(prize) => (
            <Thread
              at={`${href('contest-entry', { id })}/prizes/${prize}/thread`}
              path={winnerThread(id, prize)}
              fileHref={(file) => `${winnerThread(id, prize)}/files/${file}`}
              side="entrant"
              other="the organisation"
              actions={(entry) => <ReportButton type="prize-message" id={entry.id} />}
            >
              Ask about the prize, or say where to send it.
            </Thread>
          )}
          thread={({ id: appeal, state }) => (
            <Thread
              at={`${href('contest-entry', { id })}/appeals/${appeal}/thread`}
              path={makerThread(id, appeal)}
              fileHref={(file) => `${makerThread(id, appeal)}/files/${file}`}
              side="entrant"
              other="the organisation and the team of the site"
              closed={state === 'open' ? undefined : 'This appeal is decided.'}
            >
              No messages yet.
            </Thread>
          )}
        />
      </EntryView>
    );
  },
  failed: <EntryFailure />,
});
