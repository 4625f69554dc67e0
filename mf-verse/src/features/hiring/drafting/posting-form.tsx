import { type FormEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Job, OwnOrganisation, PostingDraft } from '@verse/api-contract/api';
import { useFormErrors } from '@verse/contract/form';
import { Button, Cluster } from '@verse/ui';
import { MutedText } from '../../../shared/muted-text';
import { checkPosting } from './posting-draft';
import styles from './posting-editor.module.scss';
import { PostingFields } from './posting-fields';
import { toPreviewJob } from './preview-job';

/** Renders a job as on its public page. */
export type Preview = (job: Job) => ReactNode;

interface PostingFormProps {
  draft: PostingDraft;
  id: string;
  organisation: OwnOrganisation;
  now: number;
  preview: Preview;
  /** The submit button label. */
  submit: string;
  isSending: boolean;
  outcome: { ok: boolean; fields?: Record<string, string> } | undefined;
  /** Errors found by autosave. They do not move the focus. */
  faults?: Record<string, string>;
  onChange: (patch: Partial<PostingDraft>) => void;
  onSubmit: () => void;
  /** Content shown above the buttons. */
  children: ReactNode;
}

/** The job form, with a preview that replaces the fields. */
export function PostingForm(props: PostingFormProps) {
  const { draft, id, organisation, now, preview, submit, isSending, outcome, onChange, onSubmit, children } = props;
  const [isPreview, setPreview] = useState(false);
  const { form, errors, refuse, handleEdit } = useFormErrors(outcome);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const wrong = checkPosting(draft);
    // Shows the fields before the errors are handled, because a hidden field cannot be focused.
    if (Object.values(wrong).some(Boolean)) flushSync(() => setPreview(false));
    if (!refuse(wrong)) onSubmit();
  }

  return (
    <form ref={form} className={styles.form} aria-label="Job" noValidate onChange={handleEdit} onSubmit={handleSubmit}>
      <div className={styles.fields} hidden={isPreview}>
        <PostingFields draft={draft} errors={{ ...props.faults, ...errors }} now={now} onChange={onChange} />
      </div>
      {isPreview ? (
        <section aria-label="Preview" className={styles.preview}>
          <MutedText>This is what everyone will see. The buttons work once you publish.</MutedText>
          {preview(toPreviewJob({ draft, id, organisation, now }))}
        </section>
      ) : null}
      {children}
      <Cluster>
        <Button type="submit" isBusy={isSending}>
          {submit}
        </Button>
        <Button variant="secondary" aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
          Preview
        </Button>
      </Cluster>
    </form>
  );
}
