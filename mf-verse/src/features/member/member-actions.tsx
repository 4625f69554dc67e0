import { Link } from 'react-router-dom';
import type { MemberProfile } from '@verse/api-contract/api';
import { PageLink } from '@verse/contract/page-link';
import { useSession, useShell } from '@verse/contract/react';
import { ButtonLink } from '@verse/ui';
import { useSignInHref } from '../../shared/use-sign-in-href';
import { Contact } from './contact';
import { LazyFollow, LazyMemberMenu } from './lazy-member-menu';
import type { MemberPage } from './member.api';

interface MemberActionsProps {
  profile: MemberProfile;
  own: MemberPage['own'];
  /** Called with the new number of followers. */
  onFollow: (followers: number) => void;
}

/**
 * The visitor's actions on a profile. Guests are sent to the sign-in page and return to the profile after signing in.
 */
export function MemberActions({ profile, own, onFollow }: MemberActionsProps) {
  const { href } = useShell();
  const { status } = useSession();
  if (own?.isSelf)
    return (
      <ButtonLink as={Link} to={href('profile') ?? ''} variant="secondary">
        Edit profile
      </ButtonLink>
    );
  return (
    <>
      {own ? <LazyFollow key={profile.id} profile={profile} isFollowed={own.isFollowed} onFollow={onFollow} /> : null}
      {status === 'member' ? null : <FollowAsGuest />}
      <Contact profile={profile} />
      {profile.isSample ? null : (
        <PageLink page="brief" query={`?${new URLSearchParams({ to: profile.handle })}`}>
          Send a brief
        </PageLink>
      )}
      <PageLink page="hire">Post a job</PageLink>
      {own ? (
        <LazyMemberMenu
          type="profile"
          id={profile.handle}
          author={profile}
          isMuted={own.isMuted}
          mayNominate={!profile.isSample}
        />
      ) : null}
    </>
  );
}

function FollowAsGuest() {
  const signIn = useSignInHref();
  return (
    <ButtonLink as={Link} to={signIn}>
      Follow
    </ButtonLink>
  );
}
