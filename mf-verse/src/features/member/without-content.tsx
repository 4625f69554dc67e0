import { Link, useRevalidator } from 'react-router-dom';
import { PageHead, useSession } from '@verse/contract/react';
import { ButtonLink, FailureCard, PageHeader } from '@verse/ui';
import { useSignInHref } from '../../shared/use-sign-in-href';

interface UnreachableProps {
  /** Name of the missing content, e.g. "profile" in "This profile could not be loaded." */
  what: string;
}

/** Shown if a loader returned no data. The page is already mounted, so a retry reloads its data in place. */
export function Unreachable({ what }: UnreachableProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <FailureCard
      title={`This ${what} could not be loaded.`}
      titleAs="h1"
      onRetry={() => void revalidate()}
      isRetrying={state === 'loading'}
    >
      We could not reach the server.
    </FailureCard>
  );
}

interface WithoutContentProps extends Omit<MissingProps, 'title'> {
  what: 'profile' | 'work';
  title: string;
  description: string;
  /** HTTP status of the failure. */
  status: number | undefined;
  /** Whether the page is for members, and the server knows that this visitor may see it. */
  isForMembers: boolean;
}

/** Shown in place of a page whose content was not found or could not be loaded. */
export function WithoutContent({ what, title, description, status, isForMembers, ...missing }: WithoutContentProps) {
  if (isForMembers) return <ForMembers what={what} title={title} description={description} />;
  const isMissing = status === 404;
  const notFound = `${what === 'profile' ? 'Profile' : 'Work'} not found`;
  return (
    <>
      <PageHead title={isMissing ? notFound : title} description={description} />
      {isMissing ? <Missing title={notFound} {...missing} /> : <Unreachable what={what} />}
    </>
  );
}

/** Shown to a member until the browser has loaded the page, and in its place if scripts are turned off. */
function ForMembers({ what, title, description }: Pick<WithoutContentProps, 'what' | 'title' | 'description'>) {
  return (
    <>
      <PageHead title={title} description={description} isListed={false} />
      <PageHeader title={`This ${what} is for members`} lead={`Opening the ${what}…`}>
        <noscript>
          <p>It needs scripts. Turn them on for this site to see it.</p>
        </noscript>
      </PageHeader>
    </>
  );
}

interface MissingProps {
  title: string;
  lead: string;
  /** Whether the page is being reloaded as a signed-in member sees it. */
  isAsking: boolean;
}

/** Shown for pages that are hidden, removed, or never existed, so that visitors cannot tell which. */
function Missing({ title, lead, isAsking }: MissingProps) {
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
