import type { MemberProfile } from '@verse/api-contract/profiles';
import { GetInTouchButton } from '../../shared/member-buttons';
import styles from './contact.module.scss';

/** A message to an example would reach no one. */
export function Contact({ profile, workId }: { profile: MemberProfile; workId?: string }) {
  if (!profile.isSample) return <GetInTouchButton profile={profile} workId={workId} />;
  return <p className={styles.note}>This is an example: it takes no messages.</p>;
}
