import type { MemberProfile } from '@verse/api-contract/profiles';
import { GetInTouchButton } from '../../shared/member-buttons';
import { MutedText } from '../../shared/muted-text';

/** Offers to message the member, except for sample members, who would never read the message. */
export function Contact({ profile, workId }: { profile: MemberProfile; workId?: string }) {
  if (!profile.isSample) return <GetInTouchButton profile={profile} workId={workId} />;
  return <MutedText>This is an example: it takes no messages.</MutedText>;
}
