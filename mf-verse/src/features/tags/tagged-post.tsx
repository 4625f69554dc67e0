import type { FeedPost } from '@verse/api-contract/community-posts';
import { PageLink } from '@verse/contract/page-link';
import { Badge, Card, Initials, Picture } from '@verse/ui';
import { PostText } from '../../shared/post-text';
import { countAnswers } from '../../shared/post-words';
import { PostedOn } from '../../shared/posted-on';
import styles from './tagged-post.module.scss';

const SIZES = '(width >= 50rem) 44rem, 100vw';

/** Shows a post with its author. Its date links to the post's own page. */
export function TaggedPost({ post }: { post: FeedPost }) {
  const { id, author, text, picture, mentions = [], visibility } = post;
  return (
    <Card as="article" className={styles.post} aria-labelledby={`post-${id}`}>
      <header className={styles.head}>
        {author.picture ? (
          <img className={styles.face} src={author.picture.src} alt="" width="48" height="48" loading="lazy" />
        ) : (
          <Initials className={styles.face} name={author.name} />
        )}
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
      {picture ? (
        <Picture
          className={styles.picture}
          src={picture.src}
          webp={picture.srcset}
          sizes={SIZES}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
        />
      ) : null}
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
