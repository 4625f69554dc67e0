import type { MemberProfile } from '@verse/api-contract/profiles';
import { GetInTouchButton } from '../../shared/member-buttons';
import styles from './contact.module.scss';

/** Offers to message the member, except for sample members, who would never read the message. */
export function Contact({ profile, workId }: { profile: MemberProfile; workId?: string }) {
  if (!profile.isSample) return <GetInTouchButton profile={profile} workId={workId} />;
  return <p className={styles.note}>This is an example: it takes no messages.</p>;
}
