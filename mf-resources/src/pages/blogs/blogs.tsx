import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { PageHead, useShell } from '@verse/contract/react';
import { ButtonLink, PageHeader } from '@verse/ui';
import {
  loadPostPage,
  parsePostQuery,
  PostFilter,
  PostList,
  type PostPage,
  PostsWaiting,
  searchForPosts,
  useCategories,
  useFound,
} from '../../features/blog-reading';
import { Deferred } from '../../shared/deferred';
import { deferResult } from '../../shared/deferred-result';
import { LoadFailure } from '../../shared/load-failure';
import page from '../../shared/page.module.scss';
import { PageFailure } from '../../shared/page-failure';

const DESCRIPTION =
  'Stories, insights and practical advice on design, freelancing, ' +
  'technology and creative work, from the people of Creativity Verse.';
const LIST = 'posts';

export const loader = (args: LoaderFunctionArgs) => deferResult(loadPostPage(args));

export function Component() {
  const [search] = useSearchParams();
  const query = parsePostQuery(search);
  const write = useShell().href('blog-management');
  return (
    <div className={page.page}>
      <BlogsHead page={query.page} isNarrowed={Boolean(query.category || query.q)} />
      <PageHeader
        title="Stories, Insights & Creative Wisdom"
        lead="The Verse Blog: practical writing from people who make things for a living."
      >
        {write ? (
          <ButtonLink as={Link} to={write} variant="secondary">
            Write a post
          </ButtonLink>
        ) : null}
      </PageHeader>
      <PostFilter categories={useCategories()} anchor={LIST} found={useFound()} />
      <div id={LIST}>
        <Deferred<PostPage> waiting={<PostsWaiting />} keepsPrevious>
          {(result) =>
            result.ok ? (
              <PostList found={result.value} />
            ) : (
              <LoadFailure title="Failed to load blog posts" failure={result} />
            )
          }
        </Deferred>
      </div>
    </div>
  );
}

/**
 * The list's metadata. Search engines may index every page of the full list. A filtered list names the full list as its
 * canonical URL.
 */
function BlogsHead({ page, isNarrowed }: { page: number; isNarrowed: boolean }) {
  const isLaterPage = page > 1 && !isNarrowed;
  return (
    <PageHead
      title={isLaterPage ? `Blog, page ${page}` : 'Blog'}
      description={DESCRIPTION}
      place="blogs"
      query={isLaterPage ? searchForPosts({ page, category: '', q: '' }) : ''}
    />
  );
}

export function ErrorBoundary() {
  return <PageFailure title="Failed to load blog posts" />;
}
