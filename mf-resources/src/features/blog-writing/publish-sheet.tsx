import { type ReactNode, useMemo } from 'react';
import { Dialog } from '@verse/ui';
import { PublishFields, type PublishFieldsProps } from './publish-fields';
import styles from './publish-sheet.module.scss';
import { type PreviewedPost, toPreview } from './to-preview';

export type ShowPreview = (post: PreviewedPost) => ReactNode;

interface PublishSheetProps extends PublishFieldsProps {
  /** Time at which the sheet was opened; '' while it is closed. */
  openedAt: string;
  /** The progress or failure, and the button. */
  children: ReactNode;
  preview: ShowPreview;
  onClose: () => void;
}

/**
 * The other fields of a post, and a preview of it. While it is closed, its fields stay in the form
 * unseen: files and words given to them before the scripts loaded belong to the draft.
 */
export function PublishSheet({ openedAt, children, preview, onClose, ...fields }: PublishSheetProps) {
  if (openedAt === '')
    return (
      <div className={styles.closed}>
        <PublishFields {...fields} />
      </div>
    );
  return (
    <Dialog title="Before you publish" size="large" className={styles.sheet} onClose={onClose}>
      <div className={styles.columns}>
        <PublishFields {...fields} />
        <Preview state={fields.state} openedAt={openedAt} show={preview} />
      </div>
      <div className={styles.foot}>{children}</div>
    </Dialog>
  );
}

interface PreviewProps extends Pick<PublishFieldsProps, 'state'> {
  openedAt: string;
  show: ShowPreview;
}

function Preview({ state: { draft, blobs }, openedAt, show }: PreviewProps) {
  const post = useMemo(() => toPreview(draft, blobs, openedAt), [draft, blobs, openedAt]);
  return (
    <section className={styles.preview} aria-label="Preview">
      {show(post)}
    </section>
  );
}
