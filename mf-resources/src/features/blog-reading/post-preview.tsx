import type { ManagedBlog } from '@verse/api-contract/api';
import { ReadingTime } from '../../shared/reading-time';
import text from '../../shared/small-text.module.scss';
import { useBlocks } from '../../shared/use-blocks';
import { PostBody } from './post-body';
import styles from './post-preview.module.scss';
import { PostTags } from './post-tags';

type PreviewedPost = Pick<
  ManagedBlog,
  'title' | 'category' | 'readTime' | 'content' | 'contentFormat' | 'tags' | 'picture' | 'contentImages' | 'revision'
>;

/** A post, or its revision, as it will appear to readers. */
export function PostPreview({ post }: { post: PreviewedPost }) {
  const { title, category, readTime, content, contentFormat, tags, picture, contentImages } = post.revision ?? post;
  const body = useBlocks(content, contentFormat);
  return (
    <article className={styles.preview}>
      {post.revision ? <p className={text.small}>With the changes that are waiting for review.</p> : null}
      <p className={text.small}>
        <bdi>{category}</bdi> · <ReadingTime text={readTime} />
      </p>
      <h3 className={styles.title} dir="auto">
        {title}
      </h3>
      <PostBody body={body} picture={picture} contentImages={contentImages} topLevel={4} />
      <PostTags tags={tags} />
    </article>
  );
}
