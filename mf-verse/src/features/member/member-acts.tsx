import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { MemberProfile } from '@verse/api-contract/profiles';
import { useSession, useShell } from '@verse/contract/react';
import { Button, ButtonLink } from '@verse/ui';
import { useAct } from '../../shared/use-act';
import type { MemberAct, MemberPage } from './member.api';
import { MoreAbout } from './more-about';

const GetInTouch = lazy(async () => {
  const dialog = await import(/* webpackChunkName: "mf-verse-get-in-touch" */ './get-in-touch');
  return { default: dialog.GetInTouch };
});

interface MemberActsProps {
  profile: MemberProfile;
  own: MemberPage['own'];
  /** Followers there are more of than the server has counted. */
  onFollow: (followers: number) => void;
}

/** What a visitor can do: guests are asked to sign in, and come back here. */
export function MemberActs({ profile, own, onFollow }: MemberActsProps) {
  const { href } = useShell();
  const { status } = useSession();
  const [isWriting, setIsWriting] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  if (own?.isSelf)
    return (
      <ButtonLink as={Link} to={href('profile') ?? ''} variant="secondary">
        Edit profile
      </ButtonLink>
    );
  function close() {
    setIsWriting(false);
    button?.focus();
  }
  return (
    <>
      {own ? <Follow key={profile.id} profile={profile} isFollowed={own.isFollowed} onFollow={onFollow} /> : null}
      {status === 'member' ? null : <FollowAsGuest />}
      <Button ref={setButton} variant="secondary" onClick={() => setIsWriting(true)}>
        Get in touch
      </Button>
      {own ? <MoreAbout type="profile" id={profile.handle} author={profile} isMuted={own.isMuted} /> : null}
      {isWriting ? (
        <Suspense>
          <GetInTouch profile={profile} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}

function FollowAsGuest() {
  const { href } = useShell();
  const { pathname } = useLocation();
  return (
    <ButtonLink as={Link} to={`${href('sign-in')}?next=${encodeURIComponent(pathname)}`}>
      Follow
    </ButtonLink>
  );
}

interface FollowProps extends Pick<MemberActsProps, 'profile' | 'onFollow'> {
  isFollowed: boolean;
}

function Follow({ profile: { handle, name, counts }, isFollowed, onFollow }: FollowProps) {
  const { on, wish, button } = useAct<MemberAct, { isFollowed: boolean; followers: number }>({
    is: isFollowed,
    act: (wished) => ({ kind: 'follow', handle, on: wished }),
    refused: 'Your follow was not saved',
    done: (now) => (now ? undefined : `You no longer follow ${name}.`),
    onShow: (now) => onFollow(counts.followers + Number(now) - Number(isFollowed)),
  });
  return (
    <Button ref={button} aria-pressed={on} variant={on ? 'secondary' : 'primary'} onClick={() => wish(!on)}>
      {on ? 'Following' : 'Follow'}
    </Button>
  );
}
