import { Alert, Button, Cluster, useHydrated } from '@verse/ui';
import { UploadProgress } from '../../shared/upload-progress';
import { useWritingRights } from '../../shared/writing-rights';
import type { FieldErrors } from './post-check';
import styles from './publish-bar.module.scss';
import type { Publication } from './use-publication';

interface PublishBarProps {
  publication: Publication;
  /** Field errors that have not been fixed yet. */
  errors: FieldErrors;
  publishAt: string;
  onCancel: () => void;
  /** Publishes the text as a new post, although an earlier version has already been published. */
  onPublishAnew: () => void;
}

/** Reports whether all the field errors that caused the failure have been fixed. */
const isRepaired = (publication: Publication, errors: FieldErrors) =>
  publication.step === 'failed' && Object.keys(publication.errors).length > 0 && Object.keys(errors).length === 0;

/** Progress, error message and button for publishing. */
export function PublishBar({ publication, errors, publishAt, onCancel, onPublishAnew }: PublishBarProps) {
  const isReady = useHydrated();
  const isSending = publication.step === 'sending';
  const { isKnown, mayWrite, mayPublish } = useWritingRights();
  const sendsToEditors = isKnown && mayWrite && !mayPublish;
  return (
    <div className={styles.bar}>
      {publication.step === 'failed' && !isRepaired(publication, errors) ? (
        <Alert tone="error" title={sendsToEditors ? 'Not sent' : 'Not published'}>
          <p>{publication.message}</p>
          {publication.isEarlierPublished ? (
            <Button variant="secondary" size="small" onClick={onPublishAnew}>
              Publish this version as a new post
            </Button>
          ) : null}
        </Alert>
      ) : null}
      {isSending ? <UploadProgress share={publication.share} /> : null}
      <Cluster>
        <Button type="submit" size="large" disabled={!isReady} isBusy={isSending}>
          {sendsToEditors ? 'Send to the editors' : publishAt ? 'Schedule post' : 'Publish Post'}
        </Button>
        {isSending ? (
          <Button variant="secondary" size="large" onClick={onCancel}>
            Cancel upload
          </Button>
        ) : null}
      </Cluster>
    </div>
  );
}
