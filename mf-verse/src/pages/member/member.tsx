import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { MemberProfile } from '@verse/api-contract/api';
import { toPlainSmallText } from '@verse/api-contract/small-text';
import { definePage } from '@verse/contract/define-page';
import { PageHead, useShell } from '@verse/contract/react';
import { Alert } from '@verse/ui';
import { MemberCollections } from '../../features/collections';
import {
  ContentFailure,
  ContentPage,
  HelpfulCritiques,
  loadMember,
  MemberAbout,
  MemberBar,
  MemberContact,
  MemberFacts,
  MemberHead,
  MemberMenu,
  type MemberPage,
  MemberPosts,
  RefusesTraining,
  truncateLine,
  useMemberPage,
  WithoutContent,
  Works,
} from '../../features/member';
import { PackageList } from '../../features/packages';
import { ReviewSection } from '../../features/project-reviews';

const DESCRIPTION = 160;

function Preview() {
  const { href } = useShell();
  return (
    <Alert>
      <p>
        This is what visitors see. <Link to={href('profile') ?? ''}>Edit your profile</Link>
      </p>
    </Alert>
  );
}

interface MemberProps {
  profile: MemberProfile;
  page: MemberPage;
  isPreview: boolean;
}

function Member({ profile, page, isPreview }: MemberProps) {
  const { href } = useShell();
  const [followers, setFollowers] = useState<number>();
  return (
    <>
      <MemberHead profile={profile}>{isPreview ? null : <MemberMenu profile={profile} own={page.own} />}</MemberHead>
      {isPreview ? null : <MemberBar profile={profile} page={page} onFollow={setFollowers} />}
      <Works works={profile.works ?? []} handle={profile.handle} />
      <PackageList
        packages={page.packages}
        handle={profile.handle}
        name={profile.name}
        isSelf={page.own?.isSelf ?? false}
      />
      <MemberAbout profile={profile} followers={followers ?? profile.counts.followers}>
        {isPreview ? null : <MemberContact profile={profile} own={page.own} />}
      </MemberAbout>
      <ReviewSection first={page.reviews} at={`${href('member', { handle: profile.handle })}/reviews`} />
      <MemberCollections collections={page.collections} />
      <HelpfulCritiques page={page.critiques} />
      <MemberPosts first={page} handle={profile.handle} isForMembers={page.own !== undefined} />
    </>
  );
}

/** Renders the public page's metadata, even when the viewer is a member. */
function Head({ page: { profile, entries } }: { page: MemberPage }) {
  if (!profile) return <PageHead title="Profile" description="A Creativity Verse member." />;
  const { name, handle, bio, isListed } = profile;
  return (
    <>
      <PageHead
        title={`${name} (@${handle})`}
        description={bio ? truncateLine(toPlainSmallText(bio), DESCRIPTION) : `${name} on Creativity Verse.`}
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

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadMember,
  Frame: ({ children }) => <ContentPage content="profile">{children}</ContentPage>,
  View: ({ data: open }: { data: MemberPage }) => {
    const { isLoading, isPreview, ...page } = useMemberPage<MemberPage>();
    const { profile, status } = page;
    if (profile)
      return (
        <>
          <Head page={open} />
          {isPreview ? <Preview /> : null}
          <Member key={profile.id} profile={profile} page={page} isPreview={isPreview} />
        </>
      );
    return (
      <WithoutContent
        what="profile"
        title="Profile"
        description="A Creativity Verse member."
        lead="There’s no member here, or the profile isn’t public."
        status={status}
        isForMembers={open.isForMembers === true}
        isAsking={isLoading}
      />
    );
  },
  failed: <ContentFailure content="profile" />,
});
