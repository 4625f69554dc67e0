import { type FeedPost, TREND_HOURS } from '@verse/api-contract/community-posts';
import { PageLink } from '@verse/contract/page-link';
import { MutedText } from '../../../shared/muted-text';
import styles from './rank-explanation.module.scss';

const NUMBER = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Explains how Trending ranks this post. */
export function RankExplanation({ why: { likes, commenters, points, liftHours } }: { why: FeedPost['why'] }) {
  const people = counted(commenters, 'person', 'people');
  const days = NUMBER.format(liftHours / 24);
  return (
    <details className={styles.why}>
      <summary>Why is it here?</summary>
      <p>
        {`${counted(likes, 'like', 'likes')} and ${people} commenting count like ${days} days of newness. `}
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
