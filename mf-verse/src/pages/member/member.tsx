import { type ReactNode, useState } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import type { MemberProfile } from '@verse/api-contract/profiles';
import { PageHead, useSession } from '@verse/contract/react';
import { ButtonLink, FailureCard, PageHeader } from '@verse/ui';
import {
  MemberActs,
  memberActs,
  MemberFacts,
  MemberHead,
  type MemberPage,
  MemberPosts,
  RefusesTraining,
  useMemberPage,
  Works,
} from '../../features/member';
import { useFailureReport } from '../../shared/use-failure-report';
import { useSignInHref } from '../../shared/use-sign-in-href';
import styles from './member.module.scss';

export { loadMember as loader } from '../../features/member';
export { shouldRevalidate } from '../../shared/form-outcome';
export const action = memberActs;

export function Component() {
  const open = useLoaderData<MemberPage>();
  const { isAsking, ...page } = useMemberPage();
  const { profile, status } = page;
  if (profile)
    return (
      <Page>
        <Head page={open} />
        <Member key={profile.id} profile={profile} page={page} />
      </Page>
    );
  return (
    <Page>
      <PageHead title={status === 404 ? 'Profile not found' : 'Profile'} description="A member of the community." />
      {status === 404 ? <Missing isAsking={isAsking} /> : <Unreachable />}
    </Page>
  );
}

function Member({ profile, page }: { profile: MemberProfile; page: MemberPage }) {
  const [followers, setFollowers] = useState<number>();
  return (
    <>
      <MemberHead profile={profile} followers={followers ?? profile.counts.followers}>
        <MemberActs profile={profile} own={page.own} onFollow={setFollowers} />
      </MemberHead>
      <Works works={profile.works ?? []} />
      <MemberPosts first={page} handle={profile.handle} isForMembers={page.own !== undefined} />
    </>
  );
}

/** What the page says of itself is for everybody, whoever looks. */
function Head({ page: { profile, entries } }: { page: MemberPage }) {
  if (!profile) return <PageHead title="Profile" description="A member of the community." />;
  const { name, handle, bio, isListed } = profile;
  return (
    <>
      <PageHead
        title={`${name} (@${handle})`}
        description={bio?.slice(0, 160).replace(/[\uD800-\uDBFF]$/, '') ?? `${name} on Creativity Verse.`}
        place="member"
        params={{ handle }}
        isListed={isListed}
        card={`member/${handle}`}
      />
      <RefusesTraining profile={profile} />
      <MemberFacts profile={profile} posts={entries} />
    </>
  );
}

function Missing({ isAsking }: { isAsking: boolean }) {
  const signIn = useSignInHref();
  const { status } = useSession();
  return (
    <PageHeader
      title="Profile not found"
      lead={isAsking ? 'Looking again, as a member…' : 'Nobody has this address, or the profile is not for everybody.'}
    >
      {status === 'member' ? null : (
        <ButtonLink as={Link} to={signIn} variant="secondary">
          Sign in
        </ButtonLink>
      )}
    </PageHeader>
  );
}

function Unreachable() {
  const { revalidate, state } = useRevalidator();
  return (
    <FailureCard
      title="This profile could not be loaded."
      titleAs="h1"
      onRetry={() => void revalidate()}
      isRetrying={state === 'loading'}
    >
      We could not reach the server.
    </FailureCard>
  );
}

export function ErrorBoundary() {
  useFailureReport('showing a profile');
  return (
    <Page>
      <Unreachable />
    </Page>
  );
}

const Page = ({ children }: { children: ReactNode }) => <div className={styles.page}>{children}</div>;
