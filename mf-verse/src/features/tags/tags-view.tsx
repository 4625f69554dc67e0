import type { ReactNode } from 'react';
import type { OwnTags, PopularTags } from '@verse/api-contract/api';
import { formatDateWithinYear } from '@verse/api-contract/formats';
import { PageLink } from '@verse/contract/page-link';
import { PageHead, useSession, useShell } from '@verse/contract/react';
import { useLoad } from '@verse/contract/server-state';
import { EmptyState } from '@verse/ui';
import { ListPage } from '../../shared/list-page';
import { Unmute } from '../../shared/muted-tag';
import { MutedText } from '../../shared/muted-text';
import { Panel } from '../../shared/panel';
import { TagLinks } from '../../shared/tag-links';
import styles from './tags-view.module.scss';
import { UnfollowTag } from './unfollow-tag';

/** Shows popular tags and, to members, the tags they follow or have muted. */
export function TagsView({ data: { tags: popular } }: { data: PopularTags }) {
  const isMember = useSession().status === 'member';
  const feed = useShell().href('feed');
  const { data: own } = useLoad<OwnTags | null>(isMember ? `${feed}/own-tags` : null);
  return (
    <>
      {own ? <Own own={own} /> : null}
      <Panel title="Popular" lead="Most used right now in posts, works and the blog.">
        {popular.length === 0 ? (
          <EmptyState title="No tags yet." action={<PageLink page="feed">To the feed</PageLink>}>
            Write one in a post with # in front, or add it to a work or blog post.
          </EmptyState>
        ) : (
          <TagLinks tags={popular.map(({ tag }) => tag)} />
        )}
      </Panel>
    </>
  );
}

const Own = ({ own: { followed, muted } }: { own: OwnTags }) => (
  <>
    <Panel title="You follow" lead="Posts with these tags show up in your feed.">
      {followed.length === 0 ? <p>No tags yet. Open a tag and choose Follow.</p> : null}
      <ul className={styles.own} aria-label="Tags you follow">
        {followed.map((tag) => (
          <Row key={tag} tag={tag}>
            <UnfollowTag tag={tag} />
          </Row>
        ))}
      </ul>
    </Panel>
    {muted.length > 0 ? (
      <Panel title="You muted" lead="You don’t see posts, works and blog posts with these tags.">
        <ul className={styles.own} aria-label="Tags you muted">
          {muted.map(({ tag, until }) => (
            <Row key={tag} tag={tag} note={until === null ? 'always' : `until ${formatDateWithinYear(until)}`}>
              <Unmute tag={tag} />
            </Row>
          ))}
        </ul>
      </Panel>
    ) : null}
  </>
);

const Row = ({ tag, note, children }: { tag: string; note?: string; children: ReactNode }) => (
  <li className={styles.row}>
    <PageLink page="tag" params={{ tag }}>
      <bdi>#{tag}</bdi>
    </PageLink>
    {note ? <MutedText as="span">{note}</MutedText> : null}
    <span className={styles.act}>{children}</span>
  </li>
);

export const TagsFrame = ({ children }: { children: ReactNode }) => (
  <ListPage title="Tags" lead="Find posts, works and blog posts by tag." isPublic>
    <PageHead
      title="Tags of posts, works and blog posts"
      description="What Creativity Verse members write about and make."
      place="tags"
    />
    {children}
  </ListPage>
);
