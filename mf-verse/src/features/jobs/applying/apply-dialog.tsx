import { type FormEvent, useState } from 'react';
import type { ApplicationPreview as Preview, Job } from '@verse/api-contract/api';
import { findTextErrors } from '@verse/api-contract/text';
import { APPLICATION_TEXTS } from '@verse/api-contract/work/job-form.values';
import { useFormErrors } from '@verse/contract/form';
import { useShell } from '@verse/contract/react';
import { announceSent } from '@verse/contract/sent';
import { type Result, useSend } from '@verse/contract/server-state';
import { Button, Cluster, Dialog, RestoredText, Stack } from '@verse/ui';
import { FormResult } from '../../../shared/form-result';
import { ApplicationPreview } from './application-preview';
import { ApplyFields } from './apply-fields';
import { applyToJob, previewApplication } from './applying.api';
import { useApplicationDraft } from './use-application-draft';
import { useDraftFiles } from './use-draft-files';

interface ApplyDialogProps {
  job: Job;
  onClose: () => void;
  onDone: (job: Job) => void;
}

/** The dialog for writing, previewing and sending an application. Closing it keeps the draft. */
export function ApplyDialog({ job, onClose, onDone }: ApplyDialogProps) {
  const unsent = useApplicationDraft(job.id);
  const files = useDraftFiles(job.id, unsent.files);
  const { preview, ...acts } = useApplying(job, unsent, (applied) => {
    onDone(applied);
    onClose();
  });
  const { form, errors, refuse, handleEdit, isEdited } = useFormErrors(acts.result);
  const isBusy = acts.busy !== undefined || files.uploads.length > 0;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || (!preview && refuse(findTextErrors(APPLICATION_TEXTS, { note: unsent.draft.note })))) return;
    void acts.send();
  }

  function discard() {
    unsent.discard();
    form.current?.querySelector('textarea')?.focus();
  }

  return (
    <Dialog title={preview ? 'Before you send it' : `Apply to ${job.company}`} size="large" onClose={onClose}>
      <Stack as="form" ref={form} noValidate onChange={handleEdit} onSubmit={handleSubmit}>
        {preview ? (
          <ApplicationPreview job={job} preview={preview} />
        ) : (
          <>
            {unsent.isRestored ? <RestoredText onDiscard={discard} /> : null}
            <ApplyFields job={job} unsent={unsent} files={files} errors={errors} />
          </>
        )}
        <FormResult result={isEdited ? undefined : acts.result} />
        <Cluster>
          <Button type="submit" isBusy={acts.busy === 'send'}>
            Send application
          </Button>
          {job.organisation && !preview ? (
            <Button variant="secondary" isBusy={acts.busy === 'preview'} onClick={() => void acts.show()}>
              See what they see
            </Button>
          ) : null}
          {preview ? (
            <Button variant="secondary" onClick={acts.write}>
              Back to writing
            </Button>
          ) : null}
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}

function useApplying(job: Job, unsent: ReturnType<typeof useApplicationDraft>, onDone: (job: Job) => void) {
  const { notify, session } = useShell();
  const call = useSend();
  const [result, setResult] = useState<Result<unknown>>();
  const [preview, setPreview] = useState<Preview>();
  const [busy, setBusy] = useState<'send' | 'preview'>();
  const { note, link, works } = unsent.draft;

  function refuse(failed: Result<unknown>) {
    setResult(failed);
    // Returns to the form, because it contains the invalid fields.
    setPreview(undefined);
    if (!failed.ok && failed.code === 'unauthenticated') void session.refresh();
  }

  async function send() {
    setBusy('send');
    await unsent.flush();
    const form = { note, link: link.trim() || null, works: job.organisation ? works : [] };
    const sent = await call((api) => applyToJob(api, job.id, form));
    setBusy(undefined);
    if (!sent.ok) return refuse(sent);
    unsent.forget();
    announceSent();
    notify({ tone: 'success', text: `You applied to ${job.company}.` });
    onDone(sent.value);
  }

  async function show() {
    setBusy('preview');
    await unsent.flush();
    const seen = await call((api) => previewApplication(api, job.id));
    setBusy(undefined);
    if (!seen.ok) return refuse(seen);
    setResult(undefined);
    setPreview(seen.value);
  }

  return { result, preview, busy, send, show, write: () => setPreview(undefined) };
}
