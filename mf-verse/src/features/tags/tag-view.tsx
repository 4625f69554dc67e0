import type { ReactNode } from 'react';
import { useLoaderData, useParams } from 'react-router-dom';
import type { FeedPost } from '@verse/api-contract/community-posts';
import { splitMarks, toTagKey } from '@verse/api-contract/post-marks';
import { PlaceLink } from '@verse/contract/place-link';
import { PageHead, useSession } from '@verse/contract/react';
import { useLoadFailure, usePagedList } from '@verse/contract/server-state';
import { EmptyState, FailureCard } from '@verse/ui';
import { ListPage } from '../../shared/list-page';
import { LoadMore } from '../../shared/load-more';
import { useOwnPart } from '../../shared/shared-data';
import styles from './tag-view.module.scss';
import { TaggedPost } from './tagged-post';
import type { TagPage } from './tags.api';

/** The tag as the newest post writes it. */
function writtenIn(posts: readonly FeedPost[], tag: string): string {
  const marks = splitMarks(posts[0]?.text ?? '');
  return marks.find((mark) => mark.tag === tag)?.text ?? `#${tag}`;
}

export function TagView() {
  const page = useLoaderData<TagPage>();
  const { tag } = page;
  useOwnPart(page, useSession().status === 'member');
  const { box, heading, ...list } = usePagedList(page, { noun: ['post', 'posts'] });
  const moreAt = page.next === null ? undefined : `?after=${encodeURIComponent(page.next)}`;
  return (
    <Page tag={tag} title={writtenIn(page.entries, tag)} isListed={page.entries.length > 0}>
      <p className={styles.shown} ref={heading} tabIndex={-1}>
        {list.shown}
      </p>
      {list.entries.length === 0 ? <NoPosts /> : null}
      <ul ref={box} className={styles.posts} aria-label="Posts">
        {list.entries.map((post) => (
          <li key={post.id} className={styles.entry} data-entry={post.id} tabIndex={-1}>
            <TaggedPost post={post} />
          </li>
        ))}
      </ul>
      {list.entries.length > 0 ? <LoadMore list={list} moreAt={moreAt} /> : null}
    </Page>
  );
}

const NoPosts = () => (
  <EmptyState title="No posts with this tag that you can see." action={<PlaceLink place="feed">To the feed</PlaceLink>}>
    Write it in a post, with # before it, and it appears here.
  </EmptyState>
);

export function TagFailure() {
  const tag = toTagKey(useParams().tag ?? '');
  return (
    <Page tag={tag} title={`#${tag}`} isListed={false}>
      <FailureCard title="The posts could not be loaded." {...useLoadFailure('loading the posts of a tag')}>
        We could not reach the server. Please try again.
      </FailureCard>
    </Page>
  );
}

interface PageProps {
  tag: string;
  title: string;
  isListed: boolean;
  children: ReactNode;
}

const Page = ({ tag, title, isListed, children }: PageProps) => (
  <ListPage title={title} lead="Posts of the community with this tag, newest first." isPublic>
    <PageHead
      title={`${title}: posts`}
      description={`Posts of the Creativity Verse community with the tag ${title}.`}
      place="tag"
      params={{ tag }}
      isListed={isListed}
    />
    {children}
  </ListPage>
);
