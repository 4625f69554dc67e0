import type { ReactNode } from 'react';
import type { MemberProfile } from '@verse/api-contract/api';
import { toPlainSmallText } from '@verse/api-contract/small-text';
import { Badge } from '@verse/ui';
import { AVAILABILITY_LABELS } from '../../shared/availability';
import { MutedText } from '../../shared/muted-text';
import { truncateLine } from '../../shared/post-labels';
import styles from './member-head.module.scss';
import { Portrait } from './portrait';

interface MemberHeadProps {
  profile: MemberProfile;
  /** The menu for members. */
  children?: ReactNode;
}

const LINE = 90;

/** Who this is, in three lines, so that the works begin on the first screen. */
export function MemberHead({ profile, children }: MemberHeadProps) {
  const { name, handle, isSample, bio, place, availability = 'unsaid' } = profile;
  const facts = [place, availability === 'unsaid' ? undefined : AVAILABILITY_LABELS[availability]].filter(Boolean);
  return (
    <header className={styles.head}>
      <Portrait className={styles.portrait ?? ''} name={name} picture={profile.picture} />
      <div className={styles.who}>
        <h1 className={styles.name} dir="auto">
          {name}
        </h1>
        <MutedText>
          @{handle} {isSample ? <Badge>Example</Badge> : null}
        </MutedText>
        {bio ? (
          <p className={styles.line} dir="auto">
            {truncateLine(toPlainSmallText(bio), LINE)}
          </p>
        ) : null}
        {facts.length > 0 ? <MutedText dir="auto">{facts.join(' · ')}</MutedText> : null}
      </div>
      {children}
    </header>
  );
}
