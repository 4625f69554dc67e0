import { PageLink } from '@verse/contract/page-link';
import { useShell } from '@verse/contract/react';
import { Stack } from '@verse/ui';
import { PublishedDate } from '../../shared/published-date';
import { ReadingTime } from '../../shared/reading-time';
import text from '../../shared/small-text.module.scss';
import { Byline } from './byline';
import { EditLink } from './edit-link';
import type { ReadPost } from './post.api';
import styles from './post-article.module.scss';
import { PostBody } from './post-body';
import { PostTags } from './post-tags';
import { SharePost } from './share-post';

export function PostArticle({ post }: { post: ReadPost }) {
  return (
    <Stack as="article" gap={8}>
      <header className={styles.head}>
        <BackToPosts />
        <p className={styles.facts}>
          <CategoryLink category={post.category} />
          <ReadingTime text={post.readTime} />
        </p>
        <h1 className={styles.title} dir="auto">
          {post.title}
        </h1>
        <div className={styles.origin}>
          {post.author ? <Byline author={post.author} /> : null}
          <p className={text.small}>
            Published on <PublishedDate iso={post.createdAt} />
            <EditLink id={post._id} />
          </p>
        </div>
      </header>
      <PostBody body={post.body} picture={post.picture} contentImages={post.contentImages} />
      <footer className={styles.foot}>
        <PostTags tags={post.tags} />
        <SharePost title={post.title} />
      </footer>
    </Stack>
  );
}

export function BackToPosts() {
  return (
    <PageLink page="blogs" className={styles.back}>
      <span aria-hidden="true">←</span> Back to all posts
    </PageLink>
  );
}

function CategoryLink({ category }: { category: string }) {
  const blogs = useShell().href('blogs');
  if (!blogs)
    return (
      <bdi className={styles.category} dir="auto">
        {category}
      </bdi>
    );
  return (
    <PageLink page="blogs" query={`?${new URLSearchParams({ category })}`} className={styles.category} dir="auto">
      {category}
    </PageLink>
  );
}
