import type { ManagedBlog } from '@verse/api-contract/api';
import { formatShortMoment } from '@verse/api-contract/formats';
import type { BlogStatus } from '@verse/api-contract/publishing/blogs.values';
import { PageLink } from '@verse/contract/page-link';
import { Badge } from '@verse/ui';
import styles from './own-posts.module.scss';
import { countDecided } from './suggested-changes';

export const STATUS: Record<
  BlogStatus,
  { label: string; tone: 'neutral' | 'success' | 'warning' | 'highlight' | 'error' }
> = {
  review: { label: 'Waiting for review', tone: 'warning' },
  returned: { label: 'Sent back', tone: 'error' },
  scheduled: { label: 'Scheduled', tone: 'highlight' },
  published: { label: 'Published', tone: 'success' },
  unpublished: { label: 'Not public', tone: 'neutral' },
  deleted: { label: 'Deleted', tone: 'error' },
};

interface PostFactsProps {
  post: ManagedBlog;
  isOwn: boolean;
  isKept: boolean;
}

function createDates({ status, scheduledFor, publishedAt, sentAt, updatedAt }: ManagedBlog): string {
  if (status === 'scheduled' && scheduledFor) return `for ${formatShortMoment(scheduledFor)}`;
  if (status === 'review' && sentAt) return `sent on ${formatShortMoment(sentAt)}`;
  if (status !== 'published' || !publishedAt) return `last changed on ${formatShortMoment(updatedAt)}`;
  const published = `on ${formatShortMoment(publishedAt)}`;
  return formatShortMoment(publishedAt) === formatShortMoment(updatedAt)
    ? published
    : `${published} · last changed on ${formatShortMoment(updatedAt)}`;
}

export function PostFacts({ post, isOwn, isKept }: PostFactsProps) {
  const { _id: id, title, status, author, reason, revision, suggestion } = post;
  const { label, tone } = STATUS[status];
  return (
    <div className={styles.words}>
      <p className={styles.name} dir="auto">
        {status === 'published' ? (
          <PageLink page="blog" params={{ id }}>
            {title}
          </PageLink>
        ) : (
          title
        )}
      </p>
      <p className={styles.note}>
        <Badge tone={tone}>{label}</Badge> {createDates(post)}
        {isOwn || !author ? null : (
          <>
            {' · by '}
            <bdi>{author}</bdi>
          </>
        )}
        {isKept ? ' · with changes that are not saved yet' : null}
      </p>
      {isOwn ? <HeldNote post={post} /> : null}
      {reason ? (
        <p className={styles.said}>
          <strong>{isOwn ? 'The editor wrote:' : 'Told to the author:'}</strong> <bdi>{reason}</bdi>
        </p>
      ) : null}
      {revision ? <RevisionNote revision={revision} isOwn={isOwn} /> : null}
      {suggestion ? (
        <p className={styles.said}>
          {isOwn ? 'An editor suggests changes to your text: ' : 'Changes are suggested to the author: '}
          {countDecided(suggestion.changes)}.
        </p>
      ) : null}
    </div>
  );
}

function HeldNote({ post: { isHeld, status } }: { post: ManagedBlog }) {
  if (!isHeld) return null;
  return (
    <p className={styles.said}>
      {status === 'deleted'
        ? 'An editor deleted this post.'
        : 'An editor took this post down. Edit it and send it to the editors to have it published again.'}
    </p>
  );
}

function RevisionNote({
  revision: { sentAt, reason },
  isOwn,
}: {
  revision: NonNullable<ManagedBlog['revision']>;
  isOwn: boolean;
}) {
  if (reason) {
    return (
      <p className={styles.said}>
        <strong>{isOwn ? 'Your changes were not accepted. The editor wrote:' : 'Changes sent back:'}</strong>{' '}
        <bdi>{reason}</bdi>
      </p>
    );
  }
  return (
    <p className={styles.said}>
      {isOwn
        ? 'Your changes are with the editors. Until they are accepted, readers see the post as it was.'
        : `Changes are waiting for review, sent on ${formatShortMoment(sentAt)}.`}
    </p>
  );
}
