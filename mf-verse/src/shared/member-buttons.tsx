import { lazy, Suspense, useState } from 'react';
import type { MemberProfile } from '@verse/api-contract/profiles';
import { useToggle } from '@verse/contract/server-state';
import { Button } from '@verse/ui';
import { followMember } from './member-actions';

const GetInTouch = lazy(async () => {
  const dialog = await import(/* webpackChunkName: "mf-verse-get-in-touch" */ './get-in-touch');
  return { default: dialog.GetInTouch };
});

interface FollowProps {
  profile: MemberProfile;
  isFollowed: boolean;
  /** Called with the new number of followers. */
  onFollow: (followers: number) => void;
}

export function Follow({ profile: { handle, name, counts }, isFollowed, onFollow }: FollowProps) {
  const { isOn, set, button } = useToggle({
    isOn: isFollowed,
    send: (api, on) => followMember(api, handle, on),
    failed: 'Your follow was not saved',
    success: (now) => (now ? undefined : `You no longer follow ${name}.`),
    onShow: (now) => onFollow(counts.followers + Number(now) - Number(isFollowed)),
  });
  return (
    <Button ref={button} variant={isOn ? 'secondary' : 'primary'} onClick={() => set(!isOn)}>
      {isOn ? 'Following' : 'Follow'}
    </Button>
  );
}

interface GetInTouchButtonProps {
  profile: MemberProfile;
  /** The work that the message is about; without it, the profile. */
  workId?: string | undefined;
}

export function GetInTouchButton({ profile, workId }: GetInTouchButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  function close() {
    setIsOpen(false);
    button?.focus();
  }
  return (
    <>
      <Button ref={setButton} variant="secondary" onClick={() => setIsOpen(true)}>
        Get in touch
      </Button>
      {isOpen ? (
        <Suspense>
          <GetInTouch profile={profile} workId={workId} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
