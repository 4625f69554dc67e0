import { Link } from 'react-router-dom';
import type { BlogCard } from '@verse/api-contract/api';
import { EXCERPT_LENGTH } from '@verse/api-contract/publishing/blogs.values';
import { truncateText } from '@verse/api-contract/truncate-text';
import { GROWING } from '@verse/contract/growing';
import { useShell } from '@verse/contract/react';
import { VisuallyHidden } from '@verse/ui';
import { PublishedDate } from '../../shared/published-date';
import { ReadingTime } from '../../shared/reading-time';
import { Byline } from './byline';
import styles from './post-card.module.scss';
import { PostPicture } from './post-picture';

interface PostCardProps {
  post: BlogCard;
  /** Link text. The hub and the post list use different wording. */
  more: string;
  /** Whether this is the first post of a list, which is shown larger. */
  isLead?: boolean;
  /** Whether the picture is on the first screen. */
  isPriority?: boolean;
  as?: 'h2' | 'h3';
}

const SIZES = '(width >= 1100px) 24rem, (width >= 720px) 45vw, calc(100vw - 2.5rem)';
const LEAD_SIZES = '(width >= 1100px) 42rem, (width >= 720px) 92vw, calc(100vw - 2.5rem)';

export function PostCard({ post, more, isLead = false, isPriority = false, as: Heading = 'h3' }: PostCardProps) {
  const href = useShell().href('blog', { id: post._id });
  return (
    <article className={styles.card} data-lead={isLead || undefined}>
      <div className={styles.frame}>
        <PostPicture
          picture={post.picture}
          sizes={isLead ? LEAD_SIZES : SIZES}
          isPriority={isPriority}
          className={styles.picture}
        />
      </div>
      <div className={styles.words}>
        <p className={styles.facts}>
          <bdi className={styles.category}>{post.category}</bdi>
          <ReadingTime text={post.readTime} />
        </p>
        <Heading className={styles.title} dir="auto">
          {post.title}
        </Heading>
        <Excerpt text={post.excerpt} />
        {post.author ? (
          <p className={styles.by}>
            <Byline author={post.author} />
          </p>
        ) : null}
        <p className={styles.foot}>
          <PublishedDate iso={post.createdAt} />
          {href ? (
            <Link className={styles.more} to={href} {...GROWING} aria-label={`${more} ${post.title}`}>
              {more}
            </Link>
          ) : null}
        </p>
      </div>
    </article>
  );
}

/**
 * Renders the first hundred characters in full. If they end within a word, the partial word is hidden, including from
 * screen readers.
 */
function Excerpt({ text }: { text: string }) {
  const isCut = truncateText(text, EXCERPT_LENGTH - 1) !== text;
  const rest = (isCut && /\s\S*$/.exec(text)?.[0]) || '';
  return (
    <p className={styles.excerpt} dir="auto">
      {text.slice(0, text.length - rest.length)}
      {rest ? (
        <span aria-hidden="true">
          <VisuallyHidden>{rest}</VisuallyHidden>
        </span>
      ) : null}
      {isCut ? '…' : null}
    </p>
  );
}
