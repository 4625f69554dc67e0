import type { Picture as PictureView } from '@verse/api-contract/api';
import { Initials } from '@verse/ui';
import { StoredPicture } from '../../shared/stored-picture';
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
  return <StoredPicture picture={picture} className={classes} sizes="8rem" alt="" isPriority />;
}
