import type { Picture } from '@verse/api-contract/api';
import styles from './post-gallery.module.scss';
import { PostPicture } from './post-picture';

/** A post's pictures, shown after its text. */
export function PostGallery({ pictures }: { pictures: Picture[] }) {
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.gallery} aria-label="Pictures of this post" data-single={pictures.length === 1 || undefined}>
      {pictures.map((picture, index) => (
        <li key={`${picture.src} ${index}`}>
          <PostPicture picture={picture} sizes="(width >= 720px) 32rem, 100vw" className={styles.picture} />
        </li>
      ))}
    </ul>
  );
}
