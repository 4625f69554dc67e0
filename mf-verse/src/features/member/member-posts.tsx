import { Link, useLocation } from 'react-router-dom';
import type { FeedPost } from '@verse/api-contract/api';
import { useShell } from '@verse/contract/react';
import { type LoadedPage, usePagedList } from '@verse/contract/server-state';
import { Badge, Stack } from '@verse/ui';
import { LoadMore } from '../../shared/load-more';
import { MADE_HOW_LABELS } from '../../shared/made-how-labels';
import cards from '../../shared/picture-cards.module.scss';
import { countAnswers } from '../../shared/post-labels';
import { PostText } from '../../shared/post-text';
import { PostedOn } from '../../shared/posted-on';
import { StoredPicture } from '../../shared/stored-picture';
import { AS_MEMBER } from './member.api';
import styles from './member-posts.module.scss';

interface MemberPostsProps {
  first: LoadedPage<FeedPost>;
  handle: string;
  /** Whether this is the view for members rather than the public one. */
  isForMembers: boolean;
}

const SIZES = '(width >= 62rem) 34rem, 100vw';

/** The member's posts, newest first. */
export function MemberPosts({ first, handle, isForMembers }: MemberPostsProps) {
  const { pathname } = useLocation();
  const query = isForMembers ? AS_MEMBER : '';
  const { box, heading, ...list } = usePagedList(first, { at: pathname, query, noun: ['post', 'posts'] });
  if (list.entries.length === 0) return null;
  return (
    <Stack as="section" gap={5} aria-labelledby="posts">
      <h2 ref={heading} id="posts" tabIndex={-1}>
        Posts
      </h2>
      <ul ref={box} className={cards.list}>
        {list.entries.map((post) => (
          <li key={post.id} data-entry={post.id} tabIndex={-1}>
            <OnePost post={post} handle={handle} />
          </li>
        ))}
      </ul>
      <LoadMore
        list={list}
        moreAt={first.next === null ? undefined : `?after=${encodeURIComponent(first.next)}#posts`}
      />
    </Stack>
  );
}

function OnePost({ post, handle }: { post: FeedPost; handle: string }) {
  const { href } = useShell();
  const { id, text, picture, visibility, madeHow, createdAt, mentions = [] } = post;
  const to = visibility === 'public' ? href('member-post', { handle, id }) : href('post', { id });
  return (
    <article className={cards.card} aria-labelledby={`post-${id}`}>
      {picture ? <StoredPicture picture={picture} className={cards.picture} sizes={SIZES} /> : null}
      <div className={cards.words}>
        <h3 className={cards.about} id={`post-${id}`}>
          <Link className={cards.link} to={to ?? ''}>
            <PostedOn iso={createdAt} />
          </Link>
        </h3>
        {text ? <PostText text={text} mentions={mentions} className={styles.text} /> : null}
        <p className={styles.foot}>
          <span>{countAnswers(post)}</span>
          {visibility === 'members' ? <Badge tone="accent">Members only</Badge> : null}
          {madeHow === 'unsaid' ? null : <Badge>{MADE_HOW_LABELS[madeHow]}</Badge>}
        </p>
      </div>
    </article>
  );
}
