import type { Picture as PictureView } from '@verse/api-contract/api';
import { Initials } from '@verse/ui';
import styles from './avatar.module.scss';
import { StoredPicture } from './stored-picture';

interface AvatarProps {
  name: string;
  picture: PictureView | null;
  size?: 'small' | 'large' | undefined;
}

/** A person's picture or initials. Decorative: it has no alternative text, because the name is always beside it. */
export function Avatar({ name, picture, size }: AvatarProps) {
  if (!picture) return <Initials className={styles.face} data-size={size} name={name} />;
  const sizes = size === 'large' ? '3.5rem' : '3rem';
  return <StoredPicture picture={picture} className={styles.face} data-size={size} sizes={sizes} alt="" />;
}
