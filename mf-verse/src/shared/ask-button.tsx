import { lazy, Suspense, useState } from 'react';
import type { SubjectForm } from '@verse/api-contract/api';
import { Button } from '@verse/ui';

const FirstMessage = lazy(async () => {
  const dialog = await import(/* webpackChunkName: "mf-verse-get-in-touch" */ './first-message');
  return { default: dialog.FirstMessage };
});

interface AskButtonProps {
  subject: SubjectForm;
  /** The recipient's name. */
  name: string;
  /** Label of the button and title of its dialog. */
  children: string;
}

/** A button that opens the form for a first message about a job or a contest. */
export function AskButton({ subject, name, children }: AskButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  function close() {
    setIsOpen(false);
    button?.focus();
  }
  return (
    <>
      <Button ref={setButton} variant="secondary" onClick={() => setIsOpen(true)}>
        {children}
      </Button>
      {isOpen ? (
        <Suspense>
          <FirstMessage title={children} subject={subject} name={name} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
