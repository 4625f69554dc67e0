import { useEffect } from 'react';
import { useShell } from '@verse/contract/react';
import { Alert, ButtonLink } from '@verse/ui';

/**
 * Asks a suggestion's author to sign in. The sign-in page opens in another tab, so that the text stays on this page.
 */
export function SignInNote({ isMember }: { isMember: boolean }) {
  const { href, session } = useShell();
  const signIn = href('sign-in');
  useEffect(() => {
    const look = () => void session.refresh();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [session]);

  if (isMember) {
    return (
      <Alert>
        <p>You are signed in. Send your suggestion now.</p>
      </Alert>
    );
  }
  return (
    <Alert tone="warning" title="Sign in to suggest a tool">
      <p>Your text stays in this tab. Come back when you are signed in.</p>
      {signIn ? (
        <ButtonLink href={signIn} target="_blank" rel="noopener" variant="secondary" size="small">
          Sign in (opens in a new tab)
        </ButtonLink>
      ) : null}
    </Alert>
  );
}
