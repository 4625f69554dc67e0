import { useState } from 'react';
import { Initials } from '@verse/ui';
import styles from './creator-portrait.module.scss';
import type { Creator } from './creators';

interface CreatorPortraitProps {
  creator: Creator;
  /** Whether the picture is in view from the start and loaded immediately. */
  isEager?: boolean;
}

/** The portrait of a person, or initials if the picture is missing or fails. */
export function CreatorPortrait({ creator, isEager = false }: CreatorPortraitProps) {
  const alt = `Portrait of ${creator.name}`;
  const [isBroken, setBroken] = useState(false);
  // The picture may have failed before hydration added the listener.
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
