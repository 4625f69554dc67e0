import { Link, useRevalidator } from 'react-router-dom';
import { useSession } from '@verse/contract/react';
import type { useLoadFailure } from '@verse/contract/server-state';
import { ButtonLink, FailureCard, PageHeader } from '@verse/ui';
import { useSignInHref } from '../../shared/use-sign-in-href';

interface NotLoadedProps extends ReturnType<typeof useLoadFailure> {
  /** Name of the missing content, e.g. "profile" in "This profile could not be loaded." */
  what: string;
}

export const NotLoaded = ({ what, ...retry }: NotLoadedProps) => (
  <FailureCard title={`This ${what} could not be loaded.`} titleAs="h1" {...retry}>
    We could not reach the server.
  </FailureCard>
);

/** Shown if a loader returned no data. The page is already mounted, so a retry reloads its data in place. */
export function Unreachable({ what }: Pick<NotLoadedProps, 'what'>) {
  const { revalidate, state } = useRevalidator();
  return <NotLoaded what={what} onRetry={() => void revalidate()} isRetrying={state === 'loading'} />;
}

interface MissingProps {
  title: string;
  lead: string;
  /** Whether the page is being reloaded as a signed-in member sees it. */
  isAsking: boolean;
}

/** Shown for pages that are hidden, removed, or never existed, so that visitors cannot tell which. */
export function Missing({ title, lead, isAsking }: MissingProps) {
  const signIn = useSignInHref();
  const { status } = useSession();
  return (
    <PageHeader title={title} lead={isAsking ? 'Looking again, as a member…' : lead}>
      {status === 'member' ? null : (
        <ButtonLink as={Link} to={signIn} variant="secondary">
          Sign in
        </ButtonLink>
      )}
    </PageHeader>
  );
}
