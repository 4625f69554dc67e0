import { useState } from 'react';
import { Initials } from '@verse/ui';
import styles from './creator-portrait.module.scss';
import type { Creator } from './creators';

interface CreatorPortraitProps {
  creator: Creator;
  /** Whether the image is visible from the start and therefore loaded immediately. */
  isEager?: boolean;
}

/** A person's portrait, or their initials if the image is missing or fails to load. */
export function CreatorPortrait({ creator, isEager = false }: CreatorPortraitProps) {
  const alt = `Portrait of ${creator.name}`;
  const [isBroken, setBroken] = useState(false);
  // The image may have failed before hydration attached the error listener.
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setBroken(true);
  };
  if (!creator.avatar || isBroken)
    return (
      <Initials className={styles.initials} name={creator.name} role="img" aria-hidden={undefined} aria-label={alt} />
    );
  const { large, small } = creator.avatar;
  return (
    <img
      ref={look}
      className={styles.picture}
      src={large}
      srcSet={`${small} 240w, ${large} 480w`}
      sizes="(width >= 1100px) 18rem, (width >= 720px) 22rem, 90vw"
      alt={alt}
      width="480"
      height="480"
      loading={isEager ? 'eager' : 'lazy'}
      onError={() => setBroken(true)}
    />
  );
}
