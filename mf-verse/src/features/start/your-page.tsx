import { Link } from 'react-router-dom';
import type { OwnProfile } from '@verse/api-contract/api';
import { PageLink } from '@verse/contract/page-link';
import { useShell } from '@verse/contract/react';
import { Alert, Button, ButtonLink, Cluster, PageHeader, Stack } from '@verse/ui';
import { StoredPicture } from '../../shared/stored-picture';
import { useCopyLink } from '../../shared/use-share-link';
import styles from './start.module.scss';
import { STEP } from './start-steps';

interface YourPageProps {
  profile: OwnProfile;
  /** Number of pictures that are still being sent. */
  unsent: number;
}

const SHOWN = 3;

/** A plain link, because nothing of another company is loaded here. */
const whatsApp = (url: string) =>
  `https://wa.me/?text=${encodeURIComponent(`See my work on Creativity Verse: ${url}`)}`;

export function YourPage({ profile: { handle, works, visibility }, unsent }: YourPageProps) {
  const { href } = useShell();
  const copy = useCopyLink();
  const url = href('member', { handle }, { absolute: true }) ?? '';
  return (
    <Stack gap={6}>
      <PageHeader title="Your page is live" lead={<bdi>{url.replace(/^https?:\/\//, '')}</bdi>} />
      {unsent > 0 ? (
        <Alert tone="notice">Still sending {unsent === 1 ? 'a picture' : `${unsent} pictures`}.</Alert>
      ) : null}
      {visibility === 'everybody' ? null : (
        <Alert tone="notice">
          Not everyone can open it. You choose who can in <PageLink page="profile">your profile</PageLink>.
        </Alert>
      )}
      {works.length > 0 ? (
        <ul className={styles.strip} aria-label="Your first works">
          {works.slice(0, SHOWN).map(({ id, pictures: [first] }) => (
            <li key={id}>
              {first ? <StoredPicture className={styles.stripPicture} picture={first} sizes="16rem" /> : null}
            </li>
          ))}
        </ul>
      ) : (
        <p>
          It has no work yet. <Link to={STEP.pictures}>Drop a picture</Link>
        </p>
      )}
      <Cluster gap={3}>
        <ButtonLink href={whatsApp(url)} target="_blank" rel="noopener" size="large">
          Share on WhatsApp
        </ButtonLink>
        <Button variant="secondary" size="large" onClick={() => copy(url)}>
          Copy link
        </Button>
        <ButtonLink as={Link} to={href('member', { handle }) ?? ''} variant="secondary" size="large">
          View your page
        </ButtonLink>
      </Cluster>
      <Cluster as="p" gap={5}>
        <Link to={STEP.people}>Back</Link>
        <PageLink page="community">Open your feed</PageLink>
        <PageLink page="profile">Add a bio, links and prices</PageLink>
      </Cluster>
    </Stack>
  );
}
