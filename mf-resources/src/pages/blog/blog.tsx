import type { LoaderFunctionArgs } from 'react-router-dom';
import { PageHead } from '@verse/contract/react';
import type { Failure } from '@verse/contract/server-state';
import { PageHeader } from '@verse/ui';
import {
  AnswersToPost,
  BackToPosts,
  loadPost,
  PostArticle,
  PostHead,
  PostWaiting,
  type PostWithRelated,
  RelatedPosts,
} from '../../features/blog-reading';
import { Deferred } from '../../shared/deferred';
import { deferResult } from '../../shared/deferred-result';
import { LoadFailure } from '../../shared/load-failure';
import { PageFailure } from '../../shared/page-failure';
import styles from './blog.module.scss';

export const loader = (args: LoaderFunctionArgs) => deferResult(loadPost(args));

export function Component() {
  return (
    <div className={styles.page}>
      <Deferred<PostWithRelated> waiting={<Waiting />}>
        {(result) => (result.ok ? <Post {...result.value} /> : <NoPost failure={result} />)}
      </Deferred>
    </div>
  );
}

function Post({ post, related, answers }: PostWithRelated) {
  return (
    <>
      <PostHead post={post} />
      <PostArticle post={post} />
      {answers ? <AnswersToPost id={post._id} answers={answers} /> : null}
      <RelatedPosts posts={related} />
    </>
  );
}

function Waiting() {
  return (
    <>
      <PageHead title="Loading post" description="A post of the Verse Blog." />
      <PostWaiting />
    </>
  );
}

function NoPost({ failure }: { failure: Failure }) {
  const isMissing = failure.status === 404;
  return (
    <>
      <PageHead
        title={isMissing ? 'Post not found' : 'Failed to load blog post'}
        description="A post of the Verse Blog."
      />
      <BackToPosts />
      {isMissing ? (
        <PageHeader title="Post not found" lead="It may have been taken down, or the address may be mistyped." />
      ) : (
        <LoadFailure title="Failed to load blog post" failure={failure} />
      )}
    </>
  );
}

export function ErrorBoundary() {
  return <PageFailure title="Failed to load blog post" />;
}
