import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatShortMoment } from '@verse/api-contract/formats';
import type { BlogStatus } from '@verse/api-contract/publishing/blogs.values';
import { PageLink } from '@verse/contract/page-link';
import { useShell } from '@verse/contract/react';
import { Alert } from '@verse/ui';
import { workspacePath } from '../../shared/workspace-paths';
import styles from './published-note.module.scss';
import type { Publication } from './use-publication';

/** Confirms the publication and links to the post. */
export function PublishedNote({ publication }: { publication: Publication }) {
  const shell = useShell();
  const note = useRef<HTMLDivElement>(null);
  // Takes the focus, because the button that was pressed is far below and the form above it is now empty.
  useEffect(() => note.current?.focus(), [publication.step]);
  if (publication.step !== 'published') return null;
  const { id, title, status, scheduledFor, hasChanged } = publication;
  const isPublic = status === 'published';
  const href = isPublic ? shell.href('blog', { id }) : undefined;
  return (
    <Alert
      ref={note}
      tabIndex={-1}
      className={styles.note}
      tone="success"
      title={
        isPublic
          ? 'Your post is published'
          : status === 'scheduled'
            ? 'Your post is scheduled'
            : 'Your post is with the editors'
      }
    >
      <p className={styles.words}>
        {href ? <Link to={href}>Read “{title}”</Link> : `“${title}” ${describeStatus(status, scheduledFor)}.`}
      </p>
      {isPublic ? null : (
        <p className={styles.words}>
          <PageLink page="blog-management" query={workspacePath('mine')}>
            See it under My posts
          </PageLink>
        </p>
      )}
      {hasChanged ? (
        <p className={styles.words}>What you changed while it was being sent is still below, as a new draft.</p>
      ) : null}
    </Alert>
  );
}

function describeStatus(status: BlogStatus, scheduledFor: string | null): string {
  if (status === 'published') return 'is published';
  return status === 'scheduled' && scheduledFor
    ? `will be published on ${formatShortMoment(scheduledFor)}`
    : 'will be published once an editor has read and accepted it';
}
