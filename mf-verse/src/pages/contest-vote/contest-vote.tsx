import { PageLink } from '@verse/contract/page-link';
import { FailureCard } from '@verse/ui';
import { JudgeView } from '../../features/contest-judging';
import { loadVote, votedFileHref, VoteView } from '../../features/contest-voting';
import styles from '../../shared/contest-parts.module.scss';
import { definePage } from '../../shared/define-page';

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
  head: { title: 'Vote', description: 'The community vote of a contest.', isListed: false },
  missing: (
    <FailureCard
      title="This contest has no community vote."
      titleAs="h1"
      action={<PageLink page="contests">All contests</PageLink>}
    >
      The address is wrong, or the contest is decided by its judges alone.
    </FailureCard>
  ),
  failed: {
    title: 'The vote could not be loaded.',
    titleAs: 'h1',
    text: 'Your ballot is safe on the server. Please try again.',
    during: 'loading a vote',
  },
  FailureFrame: ({ children }) => <div className={styles.page}>{children}</div>,
});
