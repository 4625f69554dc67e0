import { useEffect } from 'react';
import { useShell } from '@verse/contract/react';
import { Button, ButtonLink, Dialog, Stack } from '@verse/ui';
import text from '../../shared/small-text.module.scss';
import { useWritingRights } from '../../shared/writing-rights';

interface SignInDialogProps {
  onClose: () => void;
  onPublish: () => void;
}

/**
 * Asks the writer to sign in. The sign-in page opens in another tab, so that the text and its pictures stay on this
 * page.
 */
export function SignInDialog({ onClose, onPublish }: SignInDialogProps) {
  const { href, session } = useShell();
  const { mayWrite, mayPublish } = useWritingRights();
  const signIn = href('sign-in');
  useEffect(() => {
    const look = () => void session.refresh();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [session]);

  return (
    <Dialog title="Sign in to publish" onClose={onClose}>
      <Stack align="start">
        <p>Your text and pictures stay in this tab and are saved on this device.</p>
        {signIn ? (
          <ButtonLink href={signIn} target="_blank" rel="noopener" variant={mayWrite ? 'secondary' : 'primary'}>
            Sign in (opens in a new tab)
          </ButtonLink>
        ) : null}
        {mayWrite ? <Button onClick={onPublish}>{mayPublish ? 'Publish now' : 'Send to the editors'}</Button> : null}
        <p role="status" className={text.small}>
          {mayWrite
            ? 'You are signed in.'
            : 'Once you are signed in, we continue here: ' +
              'authors publish at once, and posts from members go to an editor first.'}
        </p>
      </Stack>
    </Dialog>
  );
}
