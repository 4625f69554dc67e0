import type { LoaderFunctionArgs } from 'react-router-dom';
import { useLocation } from 'react-router-dom';
import { callApi } from '@verse/contract/call-api';
import { definePage } from '@verse/contract/define-page';
import { PageFailure, useIsMissing } from '@verse/contract/page-failure';
import { PageLink } from '@verse/contract/page-link';
import { api } from '@verse/contract/react';
import { EmptyState } from '@verse/ui';
import { AnswersSection, loadAnswers } from '../../features/answers';
import { LoadFailure } from '../../shared/load-failure';
import { orNotFound } from '../../shared/or-not-found';
import { VersePage } from '../../shared/verse-page';

async function loadBlogAnswers(args: LoaderFunctionArgs) {
  const { id = '' } = args.params;
  const [post, answers] = await Promise.all([
    callApi(api(args), 'GET /api/blogs/{id}', { params: { id }, query: { view: 'page' } }).catch(orNotFound),
    loadAnswers(args, { kind: 'blogs', id }),
  ]);
  return { id, title: post.title, ...answers };
}

const MISSING = <EmptyState title="The link is wrong, or you can’t see this post." />;

/** Where members like and comment on a blog post. The post itself is read on its public page. */
export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadBlogAnswers,
  Frame: ({ data, children }) => {
    const isMissing = useIsMissing();
    return (
      <VersePage
        place="blog-answers"
        title={data?.title ?? (isMissing ? 'Post not found' : 'A blog post')}
        description="What members say about this post."
        isNarrow
      >
        {data ? (
          <p>
            <PageLink page="blog" params={{ id: data.id }}>
              Read the post
            </PageLink>
          </p>
        ) : null}
        {children}
      </VersePage>
    );
  },
  View: ({ data }) => {
    const { pathname } = useLocation();
    if (!data.answers) return MISSING;
    return <AnswersSection subject={{ kind: 'blogs', id: data.id }} part={data} at={pathname} query="" />;
  },
  failed: (
    <PageFailure missing={MISSING}>
      <LoadFailure title="This post could not be loaded." during="showing a blog post">
        We could not reach the server.
      </LoadFailure>
    </PageFailure>
  ),
});
