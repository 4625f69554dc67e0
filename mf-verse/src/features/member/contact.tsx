import type { MemberProfile } from '@verse/api-contract/api';
import { PageLink } from '@verse/contract/page-link';
import { GetInTouchButton } from '../../shared/member-buttons';
import { MutedText } from '../../shared/muted-text';

/** Offers to message the member, except for sample members, who would never read the message. */
export function Contact({ profile, workId }: { profile: MemberProfile; workId?: string }) {
  if (!profile.isSample) return <GetInTouchButton profile={profile} workId={workId} />;
  return (
    <MutedText>
      Example profile: see how yours could look. <PageLink page="people">Find people to write to</PageLink>
    </MutedText>
  );
}
