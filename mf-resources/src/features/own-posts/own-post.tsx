import { useState } from 'react';
import type { BlogStatus, ManagedBlog } from '@verse/api-contract/blogs';
import { Badge, Button } from '@verse/ui';
import { PlaceLink } from '@verse/contract/place-link';
import type { PostAct } from './own-posts.api';
import { PostEditor } from './post-editor';
import { PostVersions } from './post-versions';
import { ScheduleForm } from './schedule-form';
import type { Edition, EditionState } from './use-edition';
import styles from './own-posts.module.scss';

interface OwnPostProps {
  post: ManagedBlog;
  mayPublish: boolean;
  isBusy: boolean;
  edition: EditionState;
  onAct: (act: PostAct) => void;
  onSave: (edition: Edition) => void;
  onCancel: () => void;
}

type Part = 'editor' | 'schedule' | 'versions';

const STATUS: Record<BlogStatus, { label: string; tone: 'neutral' | 'success' | 'warning' | 'highlight' | 'error' }> = {
  review: { label: 'Waiting for review', tone: 'warning' },
  scheduled: { label: 'Scheduled', tone: 'highlight' },
  published: { label: 'Published', tone: 'success' },
  unpublished: { label: 'Not public', tone: 'neutral' },
  deleted: { label: 'Deleted', tone: 'error' },
};
/** The writer's own clock: this is drawn in the browser only. */
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

export function OwnPost({ post, mayPublish, isBusy, edition, onAct, onSave, onCancel }: OwnPostProps) {
  const [open, setOpen] = useState<Part | null>(null);
  const { _id: id, version, title, status, scheduledFor, updatedAt } = post;
  const { label, tone } = STATUS[status];
  const toggle = (part: Part) => setOpen(open === part ? null : part);
  const common = { variant: 'quiet', size: 'small', disabled: isBusy } as const;
  const isOut = status === 'published';
  return (
    <li className={styles.post}>
      <div className={styles.words}>
        <p className={styles.name}>{isOut ? <PlaceLink place="blog" params={{ id }}>{title}</PlaceLink> : title}</p>
        <p className={styles.note}>
          <Badge tone={tone}>{label}</Badge> {status === 'scheduled' && scheduledFor ? `for ${MOMENT.format(new Date(scheduledFor))}` : `changed ${MOMENT.format(new Date(updatedAt))}`}
        </p>
      </div>
      {status === 'deleted' ? (
        <Button {...common} variant="secondary" aria-label={`Undo deleting ${title}`} onClick={() => onAct({ act: 'restore', id })}>
          Undo
        </Button>
      ) : (
        <div className={styles.acts} role="group" aria-label={`Actions for ${title}`}>
          <Button {...common} aria-expanded={open === 'editor'} onClick={() => toggle('editor')}>
            Edit
          </Button>
          {mayPublish ? (
            <>
              <Button {...common} onClick={() => onAct({ act: 'change', id, version, change: { status: isOut ? 'unpublished' : 'published' } })}>
                {isOut ? 'Unpublish' : 'Publish'}
              </Button>
              <Button {...common} aria-expanded={open === 'schedule'} onClick={() => toggle('schedule')}>
                Schedule
              </Button>
            </>
          ) : null}
          <Button {...common} aria-expanded={open === 'versions'} onClick={() => toggle('versions')}>
            Versions
          </Button>
          <Button {...common} onClick={() => onAct({ act: 'delete', id, version })}>
            Delete
          </Button>
        </div>
      )}
      {open === 'editor' ? <PostEditor post={post} isBusy={isBusy} edition={edition} onSave={onSave} onCancel={onCancel} /> : null}
      {open === 'versions' ? <PostVersions post={post} isBusy={isBusy} onBringBack={(earlier) => onAct({ act: 'bring-back', id, version, earlier })} /> : null}
      {open === 'schedule' ? <ScheduleForm onSchedule={(moment) => onAct({ act: 'change', id, version, change: { status: 'scheduled', scheduledFor: moment } })} /> : null}
    </li>
  );
}
