import { Link } from 'react-router-dom';
import { PageHead, useShell } from '@verse/contract/react';
import { ButtonLink, Orbit, PageHeader } from '@verse/ui';
import styles from './not-found.module.scss';

export function NotFound() {
  const home = useShell().href('home') ?? '/';
  return (
    <div className={styles.page}>
      <PageHead title="Page Not Found" />
      <Orbit className={styles.art} isBroken />
      <PageHeader
        align="center"
        eyebrow="404"
        title="Page Not Found"
        lead="There’s nothing at this address. The page may have moved, or the link may be wrong."
      >
        <ButtonLink as={Link} to={home} size="large">
          Return Home
        </ButtonLink>
      </PageHeader>
    </div>
  );
}
