import type { Picture as PictureView } from '@verse/api-contract/blogs';
import { Initials, Picture } from '@verse/ui';
import styles from './portrait.module.scss';

interface PortraitProps {
  name: string;
  picture: PictureView | null;
  className?: string;
}

/** Decorative: it has no alternative text, because the name is always beside it. */
export function Portrait({ name, picture, className = '' }: PortraitProps) {
  const classes = `${styles.portrait} ${className}`;
  if (!picture) return <Initials className={classes} name={name} />;
  return (
    <Picture
      className={classes}
      src={picture.src}
      webp={picture.srcset}
      sizes="8rem"
      width={picture.width}
      height={picture.height}
      alt=""
      isPriority
    />
  );
}
