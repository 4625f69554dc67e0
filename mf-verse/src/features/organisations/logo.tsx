import type { Picture as PictureView } from '@verse/api-contract/blogs';
import { Initials, Picture } from '@verse/ui';
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
    <Picture
      className={styles.logo}
      data-small={isBesideName || undefined}
      src={logo.src}
      webp={logo.srcset}
      sizes="8rem"
      width={logo.width}
      height={logo.height}
      alt={isBesideName ? '' : logo.alt}
      isPriority
    />
  );
}
