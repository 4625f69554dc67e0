import { Alert, Button } from '@verse/ui';
import { UploadProgress } from '../../shared/upload-progress';
import { PublishLater } from './publish-later';
import type { Publication } from './use-publication';
import styles from './publish-bar.module.scss';

interface PublishBarProps {
  publication: Publication;
  publishAt: string;
  onTime: (publishAt: string) => void;
  onCancel: () => void;
  /** Publishes although an earlier version is out. */
  onPublishAnew: () => void;
}

/** The way out: how far it has come, what stopped it, and the button. */
export function PublishBar({ publication, publishAt, onTime, onCancel, onPublishAnew }: PublishBarProps) {
  const isSending = publication.step === 'sending';
  return (
    <div className={styles.bar}>
      {publication.step === 'failed' ? (
        <Alert tone="error" title="Not published">
          <p>{publication.message}</p>
          {publication.isEarlierOut ? (
            <Button variant="secondary" size="small" onClick={onPublishAnew}>
              Publish this version as a new post
            </Button>
          ) : null}
        </Alert>
      ) : null}
      <PublishLater {...{ publishAt, onTime }} error={publication.step === 'failed' ? publication.errors.scheduledFor : undefined} />
      {isSending ? <UploadProgress share={publication.share} /> : null}
      <div className={styles.actions}>
        <Button type="submit" size="large" isBusy={isSending}>
          Publish Post
        </Button>
        {isSending ? (
          <Button variant="secondary" size="large" onClick={onCancel}>
            Cancel upload
          </Button>
        ) : null}
      </div>
    </div>
  );
}
