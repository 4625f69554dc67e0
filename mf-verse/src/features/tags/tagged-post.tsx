import type { FeedPost } from '@verse/api-contract/api';
import { PageLink } from '@verse/contract/page-link';
import { Badge, Card } from '@verse/ui';
import { Avatar } from '../../shared/avatar';
import { countAnswers } from '../../shared/post-labels';
import { PostText } from '../../shared/post-text';
import { PostedOn } from '../../shared/posted-on';
import { StoredPicture } from '../../shared/stored-picture';
import styles from './tagged-post.module.scss';

const SIZES = '(width >= 50rem) 44rem, 100vw';

/** Shows a post with its author. Its date links to the post's own page. */
export function TaggedPost({ post }: { post: FeedPost }) {
  const { id, author, text, picture, mentions = [], visibility } = post;
  return (
    <Card as="article" className={styles.post} aria-labelledby={`post-${id}`}>
      <header className={styles.head}>
        <Avatar name={author.name} picture={author.picture} />
        <div>
          <h2 className={styles.name} id={`post-${id}`}>
            {author.handle === null ? (
              <bdi>{author.name}</bdi>
            ) : (
              <PageLink page="member" params={{ handle: author.handle }}>
                <bdi>{author.name}</bdi>
              </PageLink>
            )}
          </h2>
          <p className={styles.facts}>
            <span>
              <When post={post} /> · {countAnswers(post)}
            </span>
            {visibility === 'members' ? <Badge tone="accent">Members only</Badge> : null}
          </p>
        </div>
      </header>
      {text ? <PostText text={text} mentions={mentions} /> : null}
      {picture ? <StoredPicture picture={picture} className={styles.picture} sizes={SIZES} /> : null}
    </Card>
  );
}

/** Links a public post to its page under the author's profile, and any other post to its Verse page. */
function When({ post: { id, author, createdAt, visibility } }: { post: FeedPost }) {
  const date = <PostedOn iso={createdAt} />;
  if (author.handle === null || visibility === 'members')
    return (
      <PageLink page="post" params={{ id }}>
        {date}
      </PageLink>
    );
  return (
    <PageLink page="member-post" params={{ handle: author.handle, id }}>
      {date}
    </PageLink>
  );
}
