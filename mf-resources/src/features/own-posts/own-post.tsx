import { useState } from 'react';
import type { BlogStatus, ManagedBlog } from '@verse/api-contract/blogs';
import { Badge, Button } from '@verse/ui';
import { PlaceLink } from '@verse/contract/place-link';
import { moment } from '../../shared/saved/clock';
import type { PostAct } from './own-posts.api';
import { hasAside, keptChange, takeUpAgain } from './kept-change';
import { PostEditor } from './post-editor';
import { PostVersions } from './post-versions';
import { ScheduleForm } from './schedule-form';
import type { Edition, EditionState } from './use-edition';
import { rowOf } from './use-own-posts';
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

export function OwnPost({ post, mayPublish, isBusy, edition, onAct, onSave, onCancel }: OwnPostProps) {
  const { _id: id, version, title, status, scheduledFor, updatedAt } = post;
  const [{ open, of }, setPart] = useState<{ open: Part | null; of: number }>({ open: null, of: version });
  // What was done is done: the next version begins closed.
  if (of !== version) setPart({ open: null, of: version });
  const { label, tone } = STATUS[status];
  const toggle = (part: Part) => setPart({ open: open === part ? null : part, of: version });
  const isKept = open !== 'editor' && keptChange(id, version) !== null;
  const common = { variant: 'quiet', size: 'small', disabled: isBusy } as const;
  const isOut = status === 'published';

  function handleTakeUp() {
    takeUpAgain(id);
    toggle('editor');
  }

  return (
    <li className={styles.post} id={rowOf(id)}>
      <div className={styles.words}>
        <p className={styles.name}>{isOut ? <PlaceLink place="blog" params={{ id }}>{title}</PlaceLink> : title}</p>
        <p className={styles.note}>
          <Badge tone={tone}>{label}</Badge> {status === 'scheduled' && scheduledFor ? `for ${moment(scheduledFor)}` : `changed ${moment(updatedAt)}`}
          {isKept ? ' · with changes that are not saved yet' : null}
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
          {open !== 'editor' && hasAside(id) ? (
            <Button {...common} onClick={handleTakeUp}>
              Take up your version again
            </Button>
          ) : null}
          <Button {...common} aria-expanded={open === 'versions'} onClick={() => toggle('versions')}>
            Versions
          </Button>
          <Button {...common} onClick={() => onAct({ act: 'delete', id, version })}>
            Delete
          </Button>
        </div>
      )}
      {open === 'editor' ? <PostEditor key={version} post={post} isBusy={isBusy} edition={edition} onSave={onSave} onCancel={onCancel} /> : null}
      {open === 'versions' ? <PostVersions post={post} isBusy={isBusy} onBringBack={(earlier) => onAct({ act: 'bring-back', id, version, earlier })} /> : null}
      {open === 'schedule' ? <ScheduleForm isOut={isOut} onSchedule={(moment) => onAct({ act: 'change', id, version, change: { status: 'scheduled', scheduledFor: moment } })} /> : null}
    </li>
  );
}
