import type { BlogCard } from '@verse/api-contract/api';
import { PostGrid } from './post-grid';
import styles from './related-posts.module.scss';

export function RelatedPosts({ posts }: { posts: BlogCard[] }) {
  if (posts.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related-posts">
      <h2 id="related-posts">Keep reading</h2>
      <PostGrid posts={posts} more="Read More" />
    </section>
  );
}
