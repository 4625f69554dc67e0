import { Link } from 'react-router-dom';
import type { MemberProfile } from '@verse/api-contract/profiles';
import { useSession, useShell } from '@verse/contract/react';
import { ButtonLink } from '@verse/ui';
import { Follow, GetInTouchButton } from '../../shared/meet';
import { useSignInHref } from '../../shared/use-sign-in-href';
import type { MemberPage } from './member.api';
import { MoreAbout } from './more-about';

interface MemberActsProps {
  profile: MemberProfile;
  own: MemberPage['own'];
  /** How many follow the member now, as far as is known. */
  onFollow: (followers: number) => void;
}

/** What a visitor can do: guests are asked to sign in, and come back here. */
export function MemberActs({ profile, own, onFollow }: MemberActsProps) {
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
      {own ? <Follow key={profile.id} profile={profile} isFollowed={own.isFollowed} onFollow={onFollow} /> : null}
      {status === 'member' ? null : <FollowAsGuest />}
      <GetInTouchButton profile={profile} />
      {own ? <MoreAbout type="profile" id={profile.handle} author={profile} isMuted={own.isMuted} /> : null}
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
