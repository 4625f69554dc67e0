import { Link, useLocation } from 'react-router-dom';
import { definePage } from '@verse/contract/define-page';
import { PageHead, useSession, useShell } from '@verse/contract/react';
import { ButtonLink, PageHeader } from '@verse/ui';
import {
  ContentFailure,
  ContentPage,
  loadMemberPost,
  MemberPostFacts,
  type MemberPostPage,
  OpenPost,
  RefusesTraining,
  truncatePost,
  Unreachable,
} from '../../features/member';

const TITLE = 60;
const DESCRIPTION = 155;

/** Shown for posts that are hidden, removed, or never existed, so that visitors cannot tell which. */
function Missing() {
  const { href } = useShell();
  const id = useLocation().pathname.split('/').filter(Boolean).at(-1) ?? '';
  const { status } = useSession();
  const inVerse = href('post', { id }) ?? '';
  const isMember = status === 'member';
  return (
    <>
      <PageHead title="Post not found" description="A post of the community." />
      <PageHeader title="Post not found" lead="It was removed, is for members only, or the link is wrong.">
        <ButtonLink
          as={Link}
          to={isMember ? inVerse : `${href('sign-in')}?next=${encodeURIComponent(inVerse)}`}
          variant="secondary"
        >
          {isMember ? 'Look in the Verse' : 'Sign in'}
        </ButtonLink>
      </PageHeader>
    </>
  );
}

const Head = () => <PageHead title="A post" description="A post of the community." />;

/** A public post at its shareable URL. */
export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadMemberPost,
  Frame: ({ children }) => <ContentPage content="post">{children}</ContentPage>,
  View: ({ data: { profile, post, status } }: { data: MemberPostPage }) => {
    if (status === 404) return <Missing />;
    if (!profile || !post)
      return (
        <>
          <Head />
          <Unreachable what="post" />
        </>
      );
    const { handle, name, isListed } = profile;
    return (
      <>
        <PageHead
          title={`${name}: ${truncatePost(post, TITLE)}`}
          description={truncatePost(post, DESCRIPTION)}
          place="member-post"
          params={{ handle, id: post.id }}
          isListed={isListed}
          card={`member-post/${post.id}`}
          type="article"
        />
        <RefusesTraining profile={profile} />
        <MemberPostFacts profile={profile} post={post} />
        <OpenPost post={post} profile={profile} />
      </>
    );
  },
  failed: (
    <>
      <Head />
      <ContentFailure content="post" />
    </>
  ),
});
