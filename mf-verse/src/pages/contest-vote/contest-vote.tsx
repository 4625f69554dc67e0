import { definePage } from '@verse/contract/define-page';
import { PageFailure } from '@verse/contract/page-failure';
import { PageLink } from '@verse/contract/page-link';
import { PageHead } from '@verse/contract/react';
import { FailureCard } from '@verse/ui';
import { JudgeView } from '../../features/contest-judging';
import { loadVote, votedFileHref, VoteView } from '../../features/contest-voting';
import styles from '../../shared/contest-parts.module.scss';
import { LoadFailure } from '../../shared/load-failure';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadVote,
  View: ({ data: page }) => {
    const { id } = page.vote.contest;
    return (
      <VoteView
        {...page}
        entryView={(entry) => <JudgeView entry={entry} fileHref={(index) => votedFileHref(id, entry.number, index)} />}
      />
    );
  },
  failed: (
    <div className={styles.page}>
      <PageHead title="Vote" description="The community vote." />
      <PageFailure
        missing={
          <FailureCard
            title="This contest has no community vote."
            titleAs="h1"
            action={<PageLink page="contests">All contests</PageLink>}
          >
            The link is wrong, or only the judges decide here.
          </FailureCard>
        }
      >
        <LoadFailure title="The vote could not be loaded." titleAs="h1" during="loading a vote">
          Your ballot is safe on the server. Please try again.
        </LoadFailure>
      </PageFailure>
    </div>
  ),
});
