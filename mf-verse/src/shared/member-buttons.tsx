import { lazy, Suspense, useState } from 'react';
import type { MemberProfile } from '@verse/api-contract/api';
import { Button } from '@verse/ui';

const GetInTouch = lazy(async () => {
  const dialog = await import(/* webpackChunkName: "mf-verse-get-in-touch" */ './get-in-touch');
  return { default: dialog.GetInTouch };
});

interface GetInTouchButtonProps {
  profile: MemberProfile;
  /** The work that the message is about; if omitted, it is about the profile. */
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
