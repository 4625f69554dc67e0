import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '@verse/contract/react';
import { Button, ButtonLink } from '@verse/ui';
import { useActionHref, useReturn } from '../guest-action';

const SaveDialog = lazy(async () => {
  const { SaveDialog: dialog } = await import(/* webpackChunkName: "mf-verse-saving" */ './save-dialog');
  return { default: dialog };
});

export const LazySaveDialog = (props: ComponentProps<typeof SaveDialog>) => (
  <Suspense>
    <SaveDialog {...props} />
  </Suspense>
);

/** Opens the dialog that saves a work to collections. Guests sign in first and come back to it. */
export function SaveButton({ work }: { work: { id: string; title: string } }) {
  const [isOpen, setIsOpen] = useState(false);
  const action = `save-${work.id}`;
  const signIn = useActionHref(action);
  const { status } = useSession();
  useReturn(action, () => setIsOpen(true));
  return (
    <>
      {status === 'member' ? (
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          Save
        </Button>
      ) : (
        <ButtonLink as={Link} to={signIn} variant="secondary">
          Save
        </ButtonLink>
      )}
      {isOpen ? <LazySaveDialog work={work} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
