import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { TagHead } from '@verse/api-contract/api';
import { splitMarks, toTagKey } from '@verse/api-contract/community/post-marks';
import { formatDateWithinYear } from '@verse/api-contract/formats';
import { PageLink } from '@verse/contract/page-link';
import { PageHead, useSession, useShell } from '@verse/contract/react';
import { useOwnPart } from '../../shared/cacheable-data';
import { ListPage } from '../../shared/list-page';
import { MutedTag } from '../../shared/muted-tag';
import { MutedText } from '../../shared/muted-text';
import { PageTabs } from '../../shared/page-tabs';
import { TagChoices } from './tag-choices';
import { TagFeeds } from './tag-feeds';
import { BlogPostList, PostList, WorkList } from './tag-lists';
import styles from './tag-view.module.scss';
import type { TagPage } from './tags.api';

/** Returns the tag as spelled in the newest post, if posts are shown. */
function writtenIn(page: TagPage, tag: string): string {
  const marks = splitMarks(page.show === 'posts' ? (page.entries[0]?.text ?? '') : '');
  return marks.find((mark) => mark.tag === tag)?.text ?? `#${tag}`;
}

interface TagFrameProps {
  /** Undefined if the tag could not be loaded. */
  page: TagPage | undefined;
  children: ReactNode;
}

export function TagFrame({ page, children }: TagFrameProps) {
  const { tag: param = '' } = useParams();
  const tag = page?.head.tag ?? toTagKey(param);
  const title = page ? writtenIn(page, tag) : `#${tag}`;
  return (
    <ListPage
      title={title}
      lead="Posts, works and blog posts with this tag, newest first."
      isPublic
      action={page ? <TagChoices key={tag} head={page.head} isCacheable={page.isCacheable} /> : null}
    >
      <PageHead
        title={`${title}: posts, works and blog posts`}
        description={`Posts, works and blog posts of Creativity Verse members with the tag ${title}.`}
        place="tag"
        params={{ tag }}
        isListed={page ? page.head.hasPosts || page.head.hasWorks || page.head.hasBlogPosts : false}
      />
      {children}
    </ListPage>
  );
}

export function TagView({ data: page }: { data: TagPage }) {
  const { head } = page;
  const { tag, mute } = head;
  useOwnPart(page, useSession().status === 'member');
  const [shownOnce, setShownOnce] = useState<string>();
  const isFolded = mute !== null && shownOnce !== tag;
  return (
    <>
      <Tabs tag={tag} show={page.show} />
      <div className={styles.container}>
        <div className={styles.columns}>
          <div className={styles.content}>
            {isFolded ? <MutedTag tag={tag} what="Everything here" onShow={() => setShownOnce(tag)} /> : null}
            {isFolded ? null : <List key={`${page.show} ${tag}`} page={page} />}
          </div>
          <aside className={styles.content}>
            <Facts head={head} />
            <TagFeeds tag={tag} />
          </aside>
        </div>
      </div>
    </>
  );
}

function List({ page }: { page: TagPage }) {
  if (page.show === 'works') return <WorkList first={page} />;
  return page.show === 'posts' ? <PostList first={page} /> : <BlogPostList first={page} />;
}

function Tabs({ tag, show }: { tag: string; show: TagPage['show'] }) {
  const here = useShell().href('tag', { tag }) ?? '';
  return (
    <PageTabs
      label="Content with this tag"
      tabs={[
        { name: 'Posts', to: `${here}?show=posts`, isCurrent: show === 'posts' },
        { name: 'Works', to: `${here}?show=works`, isCurrent: show === 'works' },
        { name: 'Blog posts', to: `${here}?show=blog-posts`, isCurrent: show === 'blog-posts' },
      ]}
    />
  );
}

function Facts({ head: { followers, mute } }: { head: TagHead }) {
  const facts = [
    followers === null ? '' : `${followers} people follow it`,
    mute?.until ? `Muted until ${formatDateWithinYear(mute.until)}` : '',
  ].filter(Boolean);
  return (
    <MutedText>
      {facts.length > 0 ? `${facts.join('. ')}. ` : null}
      <PageLink page="tags">All tags</PageLink>
    </MutedText>
  );
}
