import type { BlogPage } from '@verse/api-contract/blogs';
import { useShell } from '@verse/contract/react';
import { PlaceLink } from '@verse/contract/place-link';
import { PublishedDate } from '../../shared/published-date';
import { PostGallery } from './post-gallery';
import { PostPicture } from './post-picture';
import { SharePost } from './share-post';
import styles from './post-article.module.scss';

/** Blank lines part paragraphs; every other break is kept by the sheet. Always text, never markup. */
const paragraphsOf = (content: string) => content.replace(/\r\n?/g, '\n').split('\n\n');

export function PostArticle({ post }: { post: BlogPage }) {
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <BackToPosts />
        <p className={styles.facts}>
          <CategoryLink category={post.category} />
          <span>{post.readTime}</span>
        </p>
        <h1 className={styles.title}>{post.title}</h1>
        <p className={styles.published}>
          Published on <PublishedDate iso={post.createdAt} />
        </p>
      </header>
      <PostPicture picture={post.picture} sizes="(width >= 1100px) 64rem, 100vw" isPriority className={styles.picture} />
      <div className={styles.content}>
        {paragraphsOf(post.content).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      <PostGallery pictures={post.contentImages} />
      <footer className={styles.foot}>
        <SharePost title={post.title} />
      </footer>
    </article>
  );
}

export function BackToPosts() {
  return (
    <PlaceLink place="blogs" className={styles.back}>
      <span aria-hidden="true">←</span> Back to all posts
    </PlaceLink>
  );
}

function CategoryLink({ category }: { category: string }) {
  const blogs = useShell().href('blogs');
  if (!blogs) return <span className={styles.category}>{category}</span>;
  return (
    <PlaceLink place="blogs" query={`?${new URLSearchParams({ category })}`} className={styles.category}>
      {category}
    </PlaceLink>
  );
}
