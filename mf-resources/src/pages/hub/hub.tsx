import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import type { BlogCard } from '@verse/api-contract/api';
import { useFirstScreen } from '@verse/contract/first-screen';
import { PageLink } from '@verse/contract/page-link';
import { PageHead } from '@verse/contract/react';
import { type Result, toResult } from '@verse/contract/server-state';
import { Cluster } from '@verse/ui';
import { loadNewestPosts, PostGrid, PostsWaiting } from '../../features/blog-reading';
import { EbookList } from '../../features/digital-products';
import { QuestionList } from '../../features/questions';
import { loadApprovedTools, type Tool, ToolsDirectory } from '../../features/tools-directory';
import { Deferred } from '../../shared/deferred';
import { deferResult } from '../../shared/deferred-result';
import { LoadFailure } from '../../shared/load-failure';
import { PageFailure } from '../../shared/page-failure';
import { useDeferred } from '../../shared/use-deferred';
import styles from './hub.module.scss';
import { HubHero } from './hub-hero';
import { HubSection } from './hub-section';

const DESCRIPTION =
  'Articles, ebooks and guides, a directory of creator tools and answers to common questions, in one place.';

interface HubContent {
  posts: Result<BlogCard[]>;
  approved: Tool[];
}

async function load(args: LoaderFunctionArgs): Promise<HubContent> {
  const [posts, approved] = await Promise.all([toResult(loadNewestPosts(args)), loadApprovedTools(args)]);
  return { posts, approved };
}

export const loader = (args: LoaderFunctionArgs) => deferResult(load(args), ({ posts }) => (posts.ok ? null : posts));

/** Filtering the tools does not refetch the posts. "Try again" does, because it navigates to the same URL. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}

export function Component() {
  return (
    <>
      <PageHead title="Resources" description={DESCRIPTION} place="resources" />
      <HubHero />
      <div className={styles.page}>
        <HubSection
          id="blog"
          title="Verse Blog"
          lead="Practical writing from people who make things for a living."
          action={<BlogLinks />}
        >
          <NewestPosts />
        </HubSection>
        {useFirstScreen() ? null : <FurtherSections />}
      </div>
    </>
  );
}

function FurtherSections() {
  return (
    <>
      <HubSection
        id="ebooks"
        title="Ebooks & Guides"
        lead="Longer reads to work through over a weekend."
        action={
          <PageLink page="digital-products" query="?category=ebooks">
            All digital products
          </PageLink>
        }
      >
        <EbookList />
      </HubSection>
      <HubSection
        id="tools"
        title="Creator Tools and Tech Directory"
        lead="Free and open tools, sorted by what you want to do."
        action={<PageLink page="tool-suggestions">Suggest a tool</PageLink>}
      >
        <Tools />
      </HubSection>
      <HubSection id="questions" title="Questions, answered" lead="What people ask us most.">
        <QuestionList />
      </HubSection>
    </>
  );
}

function BlogLinks() {
  return (
    <Cluster as="span" gap={5}>
      <PageLink page="blog-management">Write a post</PageLink>
      <PageLink page="blogs">View All Posts</PageLink>
    </Cluster>
  );
}

function NewestPosts() {
  return (
    <Deferred<HubContent> waiting={<PostsWaiting />}>
      {(result) => <Newest result={result.ok ? result.value.posts : result} />}
    </Deferred>
  );
}

function Newest({ result }: { result: Result<BlogCard[]> }) {
  if (!result.ok) return <LoadFailure title="Failed to load blog posts" failure={result} />;
  return (
    <div className={styles.newest}>
      <PostGrid posts={result.value} more="Read More →" nothing="The first story is being written." />
    </div>
  );
}

const approvedIn = (result: Result<HubContent>) => (result.ok ? result.value.approved : []);

/** Shows the built-in tools immediately, and adds approved suggestions once they have loaded. */
function Tools() {
  return <ToolsDirectory anchor="tools" approved={useDeferred(approvedIn, [])} />;
}

export function ErrorBoundary() {
  return <PageFailure title="The resources could not be shown" />;
}
