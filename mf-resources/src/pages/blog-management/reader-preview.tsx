import { useState } from 'react';
import type { ContentPicture, Picture } from '@verse/api-contract/api';
import { toPlainText } from '@verse/api-contract/formatted-text-parser';
import { excerptOf } from '@verse/api-contract/publishing/blogs.values';
import { PostCard, PostPreview } from '../../features/blog-reading';
import type { PreviewedPost } from '../../features/blog-writing';
import styles from './reader-preview.module.scss';
import { useBlobAddresses } from './use-blob-addresses';

const VIEWS = ['As a card', 'As a page'] as const;

/** Holds the place of a picture that is not chosen yet. */
const NO_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
/** The proportion of covers in lists. The page shows each picture in its own. */
const SIZE = { srcset: '', width: 1600, height: 1000 };

/** Fields that a post gets when it is published. */
const UNKNOWN = { _id: 'preview', author: null };

/** A post before it is published, as readers will see it in lists and on its own page. */
export function ReaderPreview({ post }: { post: PreviewedPost }) {
  const [view, setView] = useState<(typeof VIEWS)[number]>('As a card');
  const addressOf = useBlobAddresses([post.cover, ...post.images].map((picture) => picture?.blob ?? null));
  const show = (blob: Blob | null | undefined, alt: string): Picture => ({
    ...SIZE,
    src: (blob && addressOf(blob)) ?? NO_PICTURE,
    alt,
  });
  const picture = show(post.cover?.blob, post.cover?.alt ?? '');
  const contentImages = post.images.map(({ blob, alt, key }): ContentPicture => {
    const shown = show(blob, alt);
    return key === undefined ? shown : { ...shown, key };
  });
  const words = { ...post, title: post.title || 'Your title', category: post.category || 'Category' };
  return (
    <>
      <div className={styles.views} role="group" aria-label="Preview as">
        {VIEWS.map((one) => (
          <button key={one} type="button" aria-pressed={one === view} onClick={() => setView(one)}>
            {one}
          </button>
        ))}
      </div>
      {/* Its links lead nowhere yet. */}
      <div className={styles.shown} inert>
        {view === 'As a card' ? (
          <PostCard
            post={{ ...words, ...UNKNOWN, picture, excerpt: excerptOf(toPlainText(post.content, post.contentFormat)) }}
            more="Read More"
          />
        ) : (
          <PostPreview post={{ ...words, picture, contentImages, revision: null }} />
        )}
      </div>
    </>
  );
}
