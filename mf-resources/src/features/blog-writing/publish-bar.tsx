import { Alert, Button, ProgressBar } from '@verse/ui';
import type { Publication } from './use-publication';
import styles from './publish-bar.module.scss';

interface PublishBarProps {
  publication: Publication;
  onCancel: () => void;
  /** Publishes although an earlier version is out. */
  onPublishAnew: () => void;
}

/** The way out: how far it has come, what stopped it, and the button. */
export function PublishBar({ publication, onCancel, onPublishAnew }: PublishBarProps) {
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
      {isSending ? <Upload share={publication.share} /> : null}
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

function Upload({ share }: { share: number }) {
  const percent = Math.floor(share * 100);
  if (percent >= 100) return <ProgressBar label="Preparing your pictures…" />;
  return <ProgressBar label="Uploading" value={share} max={1} figure={`${percent} %`} />;
}
