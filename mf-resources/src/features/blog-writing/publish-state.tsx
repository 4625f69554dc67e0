import { Alert, Button, Cluster } from '@verse/ui';
import { UploadProgress } from '../../shared/upload-progress';
import { useWritingRights } from '../../shared/writing-rights';
import type { FieldErrors } from './post-check';
import type { Publication } from './use-publication';

interface PublishStateProps {
  publication: Publication;
  /** Field errors that have not been fixed yet. */
  errors: FieldErrors;
  onCancel: () => void;
  /** Publishes the text as a new post, although an earlier version has already been published. */
  onPublishAnew: () => void;
}

/** Reports whether all the field errors that caused the failure have been fixed. */
const isRepaired = (publication: Publication, errors: FieldErrors) =>
  publication.step === 'failed' && Object.keys(publication.errors).length > 0 && Object.keys(errors).length === 0;

/** Returns the name of the button that publishes the post. */
export function usePublishName(publishAt: string): string {
  const { isKnown, mayWrite, mayPublish } = useWritingRights();
  if (isKnown && mayWrite && !mayPublish) return 'Send to the editors';
  return publishAt ? 'Schedule post' : 'Publish Post';
}

/** The progress of a publication, or why it failed. */
export function PublishState({ publication, errors, onCancel, onPublishAnew }: PublishStateProps) {
  const { isKnown, mayWrite, mayPublish } = useWritingRights();
  if (publication.step === 'failed' && !isRepaired(publication, errors))
    return (
      <Alert tone="error" title={isKnown && mayWrite && !mayPublish ? 'Not sent' : 'Not published'}>
        <p>{publication.message}</p>
        {publication.isEarlierPublished ? (
          <Button variant="secondary" size="small" onClick={onPublishAnew}>
            Publish this version as a new post
          </Button>
        ) : null}
      </Alert>
    );
  if (publication.step !== 'sending') return null;
  return (
    <Cluster>
      <UploadProgress share={publication.share} />
      <Button variant="secondary" size="small" onClick={onCancel}>
        Cancel upload
      </Button>
    </Cluster>
  );
}
