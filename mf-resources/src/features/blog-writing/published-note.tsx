import { Link } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import { Alert } from '@verse/ui';
import type { Publication } from './use-publication';
import styles from './published-note.module.scss';

/** The post is out, and here it is. */
export function PublishedNote({ publication }: { publication: Publication }) {
  const shell = useShell();
  if (publication.step !== 'published') return null;
  const { id, title, hasChanged } = publication;
  const href = shell.href('blog', { id });
  return (
    <Alert tone="success" title="Your post is published">
      <p className={styles.words}>{href ? <Link to={href}>Read “{title}”</Link> : `“${title}”`}</p>
      {hasChanged ? <p className={styles.words}>What you changed while it was on its way is still below, as a draft of its own.</p> : null}
    </Alert>
  );
}
