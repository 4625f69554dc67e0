import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import type { BlogCard } from '@verse/api-contract/blogs';
import { useShell } from '@verse/contract/react';
import { PostGrid, PostsWaiting, loadNewestPosts } from '../../features/blog-reading';
import { EbookList } from '../../features/digital-products';
import { QuestionList } from '../../features/questions';
import { ToolsDirectory, loadApprovedTools, type Tool } from '../../features/tools-directory';
import { Arrival } from '../../shared/arrival';
import { LoadFailure } from '../../shared/load-failure';
import { arriving, type Outcome } from '../../shared/outcome';
import { PageFailure } from '../../shared/page-failure';
import { PageHead } from '../../shared/page-head';
import { useArrived } from '../../shared/use-arrived';
import { PlaceLink } from '@verse/contract/place-link';
import { HubHero } from './hub-hero';
import { HubSection } from './hub-section';
import styles from './hub.module.scss';

const DESCRIPTION = 'Articles, ebooks and guides, a directory of creator tools and answers to common questions, in one place.';

interface HubContent {
  posts: BlogCard[];
  approved: Tool[];
}

async function load(args: LoaderFunctionArgs): Promise<HubContent> {
  const [posts, approved] = await Promise.all([loadNewestPosts(args), loadApprovedTools(args)]);
  return { posts, approved };
}

export const loader = (args: LoaderFunctionArgs) => arriving(load(args));

/** Filtering the tools needs no posts anew; "Try again", which goes to the same address, does. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}

export function Component() {
  return (
    <>
      <PageHead title="Resources" description={DESCRIPTION} path={useShell().href('resources') ?? ''} />
      <HubHero />
      <div className={styles.page}>
        <HubSection id="blog" title="Verse Blog" lead="Practical writing from people who make things for a living." action={<PlaceLink place="blogs">View All Posts</PlaceLink>}>
          <NewestPosts />
        </HubSection>
        <HubSection
          id="ebooks"
          title="Ebooks & Guides"
          lead="Longer reads to work through over a weekend."
          action={
            <PlaceLink place="digital-products" query="?category=ebooks">
              All digital products
            </PlaceLink>
          }
        >
          <EbookList />
        </HubSection>
        <HubSection id="tools" title="Creator Tools and Tech Directory" lead="Free and open tools, sorted by what you want to do." action={<PlaceLink place="tool-suggestions">Suggest a tool</PlaceLink>}>
          <Tools />
        </HubSection>
        <HubSection id="questions" title="Questions, answered" lead="What people ask us most.">
          <QuestionList />
        </HubSection>
      </div>
    </>
  );
}

function NewestPosts() {
  return (
    <Arrival<HubContent> waiting={<PostsWaiting />}>
      {(outcome) =>
        'value' in outcome ? (
          <div className={styles.newest}>
            <PostGrid posts={outcome.value.posts} more="Read More →" nothing="The first story is being written." />
          </div>
        ) : (
          <LoadFailure title="Failed to load blog posts" failure={outcome.failure} />
        )
      }
    </Arrival>
  );
}

const approvedIn = (outcome: Outcome<HubContent>) => ('value' in outcome ? outcome.value.approved : []);

/** There from the start; what was approved joins. */
function Tools() {
  return <ToolsDirectory anchor="tools" approved={useArrived(approvedIn, [])} />;
}

export function ErrorBoundary() {
  return <PageFailure title="The resources could not be shown" />;
}
