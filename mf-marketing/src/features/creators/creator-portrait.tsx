import type { Creator } from './creators';
import styles from './creator-portrait.module.scss';

interface CreatorPortraitProps {
  creator: Creator;
  /** In view at once: fetched at once. */
  isEager?: boolean;
}

/** The picture of a person, or the first letters of the name while there is none. */
export function CreatorPortrait({ creator, isEager = false }: CreatorPortraitProps) {
  const alt = `Portrait of ${creator.name}`;
  if (!creator.avatar) {
    const initials = creator.name.split(' ').map((word) => word.charAt(0)).join('').slice(0, 2);
    return (
      <span className={styles.initials} role="img" aria-label={alt}>
        {initials}
      </span>
    );
  }
  const { large, small } = creator.avatar;
  return (
    <img
      className={styles.picture}
      src={large}
      srcSet={`${small} 240w, ${large} 480w`}
      sizes="(width >= 1100px) 18rem, (width >= 720px) 22rem, 90vw"
      alt={alt}
      width="480"
      height="480"
      loading={isEager ? 'eager' : 'lazy'}
    />
  );
}
