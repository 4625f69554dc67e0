import { lazy, Suspense, useState } from 'react';
import type { MemberProfile } from '@verse/api-contract/profiles';
import { Button } from '@verse/ui';
import type { MeetingAct } from './meeting';
import { useAct } from './use-act';

const GetInTouch = lazy(async () => {
  const dialog = await import(/* webpackChunkName: "mf-verse-get-in-touch" */ './get-in-touch');
  return { default: dialog.GetInTouch };
});

interface FollowProps {
  profile: MemberProfile;
  isFollowed: boolean;
  /** How many follow the member now, as far as is known. */
  onFollow: (followers: number) => void;
}

export function Follow({ profile: { handle, name, counts }, isFollowed, onFollow }: FollowProps) {
  const { on, wish, button } = useAct<MeetingAct, unknown>({
    is: isFollowed,
    act: (wished) => ({ what: 'follow', handle, on: wished }),
    refused: 'Your follow was not saved',
    done: (now) => (now ? undefined : `You no longer follow ${name}.`),
    onShow: (now) => onFollow(counts.followers + Number(now) - Number(isFollowed)),
  });
  return (
    <Button ref={button} variant={on ? 'secondary' : 'primary'} onClick={() => wish(!on)}>
      {on ? 'Following' : 'Follow'}
    </Button>
  );
}

export function GetInTouchButton({ profile }: { profile: MemberProfile }) {
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
          <GetInTouch profile={profile} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
