import type { Picture as PictureView } from '@verse/api-contract/blogs';
import { Picture } from '@verse/ui';
import styles from './portrait.module.scss';

interface PortraitProps {
  name: string;
  picture: PictureView | null;
  className?: string;
}

const initialsOf = (name: string) =>
  name
    .split(' ')
    .filter(Boolean)
    .map((word) => word.slice(0, 1))
    .slice(0, 2)
    .join('');

/** The name stands beside it, so it has no words of its own. */
export function Portrait({ name, picture, className = '' }: PortraitProps) {
  const classes = `${styles.portrait} ${className}`;
  if (!picture)
    return (
      <span className={classes} aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
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
