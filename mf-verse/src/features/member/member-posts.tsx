import { Link, useLocation } from 'react-router-dom';
import type { FeedPost } from '@verse/api-contract/community-posts';
import { useShell } from '@verse/contract/react';
import { Badge, Picture } from '@verse/ui';
import type { LoadedPage } from '../../shared/list-page';
import { LoadMore } from '../../shared/load-more';
import { MADE_HOW_WORDS } from '../../shared/made-how';
import { useList } from '../../shared/use-list';
import cards from './cards.module.scss';
import { AS_MEMBER } from './member.api';
import styles from './member-posts.module.scss';
import { answersOf } from './post-words';
import { PostedOn } from './posted-on';

interface MemberPostsProps {
  first: LoadedPage<FeedPost>;
  handle: string;
  /** What members see, not everybody. */
  isForMembers: boolean;
}

const SIZES = '(width >= 62rem) 34rem, 100vw';

/** What somebody has posted, the newest first. */
export function MemberPosts({ first, handle, isForMembers }: MemberPostsProps) {
  const { pathname } = useLocation();
  const query = isForMembers ? AS_MEMBER : '';
  const { box, heading, ...list } = useList(first, { at: pathname, query, noun: ['post', 'posts'] });
  if (list.entries.length === 0) return null;
  return (
    <section className={cards.section} aria-labelledby="posts">
      <h2 ref={heading} className={cards.title} id="posts" tabIndex={-1}>
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
    </section>
  );
}

function OnePost({ post, handle }: { post: FeedPost; handle: string }) {
  const { href } = useShell();
  const { id, text, picture, visibility, madeHow, createdAt } = post;
  const to = visibility === 'public' ? href('member-post', { handle, id }) : href('post', { id });
  return (
    <article className={styles.post} aria-labelledby={`post-${id}`}>
      {picture ? (
        <Picture
          className={cards.picture}
          src={picture.src}
          webp={picture.srcset}
          sizes={SIZES}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
        />
      ) : null}
      <div className={cards.words}>
        <h3 className={styles.day} id={`post-${id}`}>
          <Link className={styles.link} to={to ?? ''}>
            <PostedOn iso={createdAt} />
          </Link>
        </h3>
        {text ? (
          <p className={styles.text} dir="auto">
            {text}
          </p>
        ) : null}
        <p className={styles.foot}>
          <span>{answersOf(post)}</span>
          {visibility === 'members' ? <Badge tone="accent">Members only</Badge> : null}
          {madeHow === 'unsaid' ? null : <Badge>{MADE_HOW_WORDS[madeHow]}</Badge>}
        </p>
      </div>
    </article>
  );
}
