import type { TaggedBlog } from '@verse/api-contract/blogs';
import { PageLink } from '@verse/contract/page-link';
import { Picture } from '@verse/ui';
import cards from '../../shared/picture-cards.module.scss';
import { PostedOn } from '../../shared/posted-on';
import { TagLinks } from '../../shared/tag-links';
import styles from './tagged-card.module.scss';

const SIZES = '(width >= 62rem) 24rem, 100vw';

export function TaggedBlogPost({ post: { _id: id, ...post } }: { post: TaggedBlog }) {
  const { src, srcset, ...rest } = post.picture;
  return (
    <article className={cards.card}>
      <Picture className={cards.picture} src={src} webp={srcset} sizes={SIZES} {...rest} />
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
