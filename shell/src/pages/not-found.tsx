import { ButtonLink, Orbit, PageHeader } from '@verse/ui';
import { useShell } from '@verse/contract/react';
import { Link } from 'react-router-dom';
import styles from './not-found.module.scss';

export function NotFound() {
  const home = useShell().href('home') ?? '/';
  return (
    <div className={styles.page}>
      <title>Page Not Found | Creativity Verse</title>
      <meta name="robots" content="noindex" />
      <Orbit className={styles.art} isBroken />
      <PageHeader
        align="center"
        eyebrow="404"
        title="Page Not Found"
        lead="This address is off the map. The page may have moved, or it may never have been here."
      >
        <ButtonLink as={Link} to={home} size="large">
          Return Home
        </ButtonLink>
      </PageHeader>
    </div>
  );
}
