import type { FeedPost } from '@verse/api-contract/api';
import { TREND_HOURS } from '@verse/api-contract/community/community-posts.values';
import { formatCount, formatDecimal } from '@verse/api-contract/formats';
import { PageLink } from '@verse/contract/page-link';
import { MutedText } from '../../../shared/muted-text';
import styles from './rank-explanation.module.scss';

/** Explains how Trending ranks this post. */
export function RankExplanation({ why: { likes, commenters, points, liftHours } }: { why: FeedPost['why'] }) {
  const people = formatCount(commenters, 'person', 'people');
  const days = formatDecimal(liftHours / 24);
  return (
    <details className={styles.why}>
      <summary>Why am I seeing this?</summary>
      <p>
        {`${formatCount(likes, 'like')} and ${people} commenting count like ${days} days of newness. `}
        {`One point for the post, one per like, two per person who comments: ${points}. `}
        {`Twice the points is worth ${TREND_HOURS} hours of newness.`}
      </p>
    </details>
  );
}

/** Says that the member follows one of the post's tags. */
export const FollowedTagNote = ({ tag }: { tag: string }) => (
  <MutedText>
    Because you follow{' '}
    <PageLink page="tag" params={{ tag }}>
      <bdi>#{tag}</bdi>
    </PageLink>
  </MutedText>
);
