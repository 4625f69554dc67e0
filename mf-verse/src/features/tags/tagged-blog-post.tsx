import type { TaggedBlog } from '@verse/api-contract/api';
import { PageLink } from '@verse/contract/page-link';
import cards from '../../shared/picture-cards.module.scss';
import { PostedOn } from '../../shared/posted-on';
import { StoredPicture } from '../../shared/stored-picture';
import { TagLinks } from '../../shared/tag-links';
import styles from './tagged-card.module.scss';

const SIZES = '(width >= 62rem) 24rem, 100vw';

export function TaggedBlogPost({ post: { _id: id, ...post } }: { post: TaggedBlog }) {
  return (
    <article className={cards.card}>
      <StoredPicture picture={post.picture} className={cards.picture} sizes={SIZES} />
      <div className={cards.words}>
        <h2 className={cards.name} dir="auto">
          <PageLink className={cards.link} page="blog" params={{ id }}>
            {post.title}
          </PageLink>
        </h2>
        <p className={cards.about}>
          <bdi>{post.category}</bdi> · <bdi>{post.readTime}</bdi>
        </p>
        <p className={cards.about}>
          <PostedOn iso={post.createdAt} />
          {post.author ? (
            <>
              {' by '}
              <PageLink className={styles.maker} page="member" params={{ handle: post.author.handle }}>
                <bdi>{post.author.name}</bdi>
              </PageLink>
            </>
          ) : null}
        </p>
        <TagLinks tags={post.tags} />
      </div>
    </article>
  );
}
