import type { Picture as PictureView } from '@verse/api-contract/api';
import { Initials } from '@verse/ui';
import { StoredPicture } from '../../shared/stored-picture';
import styles from './logo.module.scss';

interface LogoProps {
  name: string;
  logo: PictureView | null;
  /** Whether the name is shown beside the logo, which makes the logo decorative. */
  isBesideName?: boolean;
}

export function Logo({ name, logo, isBesideName = false }: LogoProps) {
  if (!logo) return <Initials className={styles.logo} data-small={isBesideName || undefined} name={name} />;
  return (
    <StoredPicture
      picture={logo}
      className={styles.logo}
      data-small={isBesideName || undefined}
      sizes="8rem"
      alt={isBesideName ? '' : logo.alt}
      isPriority
    />
  );
}
