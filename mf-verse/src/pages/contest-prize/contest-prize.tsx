import { definePage } from '@verse/contract/define-page';
import { useShell } from '@verse/contract/react';
import {
  loadOrganisedPrize,
  organisationThread,
  OrganisedPrize,
  PrizeFailure,
  PrizeFrame,
  prizeThread,
} from '../../features/contest-awards';
import { ContestTabs } from '../../features/contest-running';
import { Thread } from '../../features/thread';
import { ReportButton } from '../../shared/report-button';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadOrganisedPrize,
  View: ({ data: page }) => {
    const { href } = useShell();
    const { handle } = page.organisation;
    const base = href('organisation-contest', { handle, id: page.contestId }) ?? '';
    return (
      <PrizeFrame {...page} tabs={<ContestTabs handle={handle} id={page.contestId} />}>
        <OrganisedPrize
          {...page}
          prizeThread={(prize) => {
            const path = prizeThread({ handle, id: page.contestId, prize });
            return (
              <Thread
                at={`${base}/prizes/${prize}/thread`}
                path={path}
                fileHref={(file) => `${path}/files/${file}`}
                side="organisation"
                other="the winner"
                actions={(entry) => <ReportButton type="prize-message" id={entry.id} />}
              >
                Say how the winner gets the prize.
              </Thread>
            );
          }}
          thread={({ id: appeal, state }) => {
            const path = organisationThread({ handle, id: page.contestId, appeal });
            return (
              <Thread
                at={`${base}/appeals/${appeal}/thread`}
                path={path}
                fileHref={(file) => `${path}/files/${file}`}
                side="organisation"
                other="the makers and the team of the site"
                closed={state === 'open' ? undefined : 'This appeal is decided.'}
              >
                No messages yet.
              </Thread>
            );
          }}
        />
      </PrizeFrame>
    );
  },
  failed: <PrizeFailure />,
});
