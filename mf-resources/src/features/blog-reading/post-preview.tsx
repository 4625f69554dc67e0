import type { ManagedBlog } from '@verse/api-contract/blogs';
import { ReadingTime } from '../../shared/reading-time';
import { PostBody } from './post-body';
import styles from './post-preview.module.scss';

/** A post, or its revision, as readers will see it. */
export function PostPreview({ post }: { post: ManagedBlog }) {
  const { title, category, readTime, content, picture, contentImages } = post.revision ?? post;
  return (
    <article className={styles.preview}>
      {post.revision ? <p className={styles.note}>With the changes that are waiting for review.</p> : null}
      <p className={styles.facts}>
        <bdi>{category}</bdi> · <ReadingTime text={readTime} />
      </p>
      <h3 className={styles.title} dir="auto">
        {title}
      </h3>
      <PostBody content={content} picture={picture} contentImages={contentImages} />
    </article>
  );
}
