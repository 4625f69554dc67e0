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
      <summary>Why is it here?</summary>
      <p>
        {`${formatCount(likes, 'like')} and ${people} commenting count like ${days} days of newness. `}
        {`A like is one point and a person who comments is two, which with one for the post makes ${points}. `}
        {`Every doubling of points counts like ${TREND_HOURS} hours.`}
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
