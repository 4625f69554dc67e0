import type { ReactNode } from 'react';
import { Link, useLoaderData, useLocation, useRevalidator } from 'react-router-dom';
import { PageHead, useSession, useShell } from '@verse/contract/react';
import { ButtonLink, FailureCard, PageHeader } from '@verse/ui';
import { beginningOf, MemberPostFacts, type MemberPostPage, OpenPost, RefusesTraining } from '../../features/member';
import { useFailureReport } from '../../shared/use-failure-report';
import styles from './member-post.module.scss';

export { loadMemberPost as loader, memberActs as action } from '../../features/member';
export { shouldRevalidate } from '../../shared/form-outcome';

const TITLE = 60;
const DESCRIPTION = 155;

/** A post for everybody: the address that members share. */
export function Component() {
  const { profile, post, status } = useLoaderData<MemberPostPage>();
  if (!profile || !post) return <Page>{status === 404 ? <Missing /> : <Unreachable />}</Page>;
  const { handle, name, isListed } = profile;
  return (
    <Page>
      <PageHead
        title={`${name}: ${beginningOf(post, TITLE)}`}
        description={beginningOf(post, DESCRIPTION)}
        place="member-post"
        params={{ handle, id: post.id }}
        isListed={isListed}
        card={`member-post/${post.id}`}
        type="article"
      />
      <RefusesTraining profile={profile} />
      <MemberPostFacts profile={profile} post={post} />
      <OpenPost post={post} profile={profile} />
    </Page>
  );
}

/** The same for what is hidden, removed, or was never there. */
function Missing() {
  const { href } = useShell();
  const id = decodeURIComponent(useLocation().pathname.split('/').filter(Boolean).at(-1) ?? '');
  const { status } = useSession();
  const inVerse = href('post', { id }) ?? '';
  const isMember = status === 'member';
  return (
    <>
      <PageHead title="Post not found" description="A post of the community." />
      <PageHeader title="Post not found" lead="It was removed, it is for members only, or it was never here.">
        <ButtonLink
          as={Link}
          to={isMember ? inVerse : `${href('sign-in')}?next=${encodeURIComponent(inVerse)}`}
          variant="secondary"
        >
          {isMember ? 'Look for it in the verse' : 'Sign in'}
        </ButtonLink>
      </PageHeader>
    </>
  );
}

function Unreachable() {
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <PageHead title="A post" description="A post of the community." />
      <FailureCard
        title="This post could not be loaded."
        titleAs="h1"
        onRetry={() => void revalidate()}
        isRetrying={state === 'loading'}
      >
        We could not reach the server.
      </FailureCard>
    </>
  );
}

export function ErrorBoundary() {
  useFailureReport('showing a post');
  return (
    <Page>
      <Unreachable />
    </Page>
  );
}

const Page = ({ children }: { children: ReactNode }) => <div className={styles.page}>{children}</div>;
