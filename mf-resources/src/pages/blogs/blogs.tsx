import { useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import { PageHeader } from '@verse/ui';
import { PostFilter, PostList, PostsWaiting, loadPostPage, postQueryOf, searchForPosts, useCategories, type PostPage } from '../../features/blog-reading';
import { Arrival } from '../../shared/arrival';
import { arriving } from '../../shared/outcome';
import { LoadFailure } from '../../shared/load-failure';
import { PageHead } from '../../shared/page-head';
import { PageFailure } from '../../shared/page-failure';
import styles from './blogs.module.scss';

const DESCRIPTION = 'Stories, insights and practical advice on design, freelancing, technology and creative work, from the people of Creativity Verse.';
const LIST = 'posts';

export const loader = (args: LoaderFunctionArgs) => arriving(loadPostPage(args));

export function Component() {
  const [search] = useSearchParams();
  const query = postQueryOf(search);
  return (
    <div className={styles.page}>
      <BlogsHead page={query.page} isNarrowed={Boolean(query.category || query.q)} />
      <PageHeader eyebrow="The Verse Blog" title="Stories, Insights & Creative Wisdom" lead="Practical writing from people who make things for a living." />
      <PostFilter query={query} categories={useCategories()} anchor={LIST} />
      <div id={LIST}>
        <Arrival<PostPage> waiting={<PostsWaiting />}>
          {(outcome) =>
            'value' in outcome ? <PostList found={outcome.value} query={query} /> : <LoadFailure title="Failed to load blog posts" failure={outcome.failure} />
          }
        </Arrival>
      </div>
    </div>
  );
}

/** Every page of the full list is a page to be found; a narrowed list is the full one again. */
function BlogsHead({ page, isNarrowed }: { page: number; isNarrowed: boolean }) {
  const blogs = useShell().href('blogs') ?? '';
  const isFurther = page > 1 && !isNarrowed;
  return (
    <PageHead
      title={isFurther ? `Blog, page ${page}` : 'Blog'}
      description={DESCRIPTION}
      path={isFurther ? blogs + searchForPosts({ page, category: '', q: '' }) : blogs}
    />
  );
}

export function ErrorBoundary() {
  return <PageFailure title="Failed to load blog posts" />;
}
