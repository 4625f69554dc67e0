import { PageLink } from '@verse/contract/page-link';
import { Badge, ButtonLink, Cluster, Dialog, Stack } from '@verse/ui';
import { Arrow } from '../../shared/arrow';
import styles from './creator-dialog.module.scss';
import { CreatorPortrait } from './creator-portrait';
import type { Creator } from './creators';

interface CreatorDialogProps {
  creator: Creator;
  hasProfile: boolean;
  onClose: () => void;
}

export function CreatorDialog({ creator, hasProfile, onClose }: CreatorDialogProps) {
  return (
    <Dialog size="large" title={creator.name} onClose={onClose}>
      <div className={styles.person}>
        <div className={styles.portrait}>
          <CreatorPortrait creator={creator} isEager />
        </div>
        <Stack align="start">
          <p className={styles.role}>{creator.role}</p>
          {creator.isSample ? <Badge>Example</Badge> : null}
          <p>{creator.bio}</p>
          <Cluster>
            {hasProfile ? (
              <ButtonLink as={PageLink} page="member" params={{ handle: creator.slug }}>
                See profile
              </ButtonLink>
            ) : null}
            <Portfolio creator={creator} hasProfile={hasProfile} />
          </Cluster>
          {creator.isSample ? <p className={styles.later}>Example: see how your page could look.</p> : null}
        </Stack>
      </div>
    </Dialog>
  );
}

/** Links to the portfolio. A portfolio on this site is only linked if the person has a profile here. */
function Portfolio({ creator: { user }, hasProfile }: Omit<CreatorDialogProps, 'onClose'>) {
  const isHere = user.profile.startsWith('/');
  if (user.profile === '/' || (isHere && !hasProfile)) return <p className={styles.later}>Portfolio coming soon</p>;
  return (
    <ButtonLink href={user.profile} target="_blank" rel="noopener noreferrer" variant="secondary">
      Visit Portfolio
      <Arrow way="outward" />
    </ButtonLink>
  );
}
