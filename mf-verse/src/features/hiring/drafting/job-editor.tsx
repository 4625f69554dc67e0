import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import type { ManagedJob, PostingDraft } from '@verse/api-contract/api';
import { useSession, useShell } from '@verse/contract/react';
import { formMessage, type Result, useSend } from '@verse/contract/server-state';
import { Alert, Button } from '@verse/ui';
import { MutedText } from '../../../shared/muted-text';
import { changePosting, type PostingPage } from '../hiring.api';
import { createPostingDeviceDraft } from './device-draft';
import { PostingConflict } from './posting-conflict';
import { inControls, isSameDraft, toPosting, toPostingDraft } from './posting-draft';
import { PostingForm, type Preview } from './posting-form';

interface JobEditorProps {
  page: PostingPage & { job: ManagedJob };
  preview: Preview;
}

/** The editor for a published job. Changes are kept on this device until they are saved. */
export function JobEditor({ page, preview }: JobEditorProps) {
  const { organisation, id, now, job } = page;
  const { draft, theirs, change, keepMine, takeTheirs, isChanged, discard, save, outcome, isSaving } =
    useEditedJob(page);
  const failure = formMessage(outcome);
  return (
    <>
      {theirs ? <PostingConflict mine={draft} theirs={theirs} onKeepMine={keepMine} onTakeTheirs={takeTheirs} /> : null}
      <PostingForm
        id={id}
        organisation={organisation}
        now={now}
        preview={preview}
        draft={draft}
        submit="Save changes"
        isSending={isSaving}
        outcome={outcome}
        onChange={change}
        onSubmit={save}
      >
        {failure && !theirs ? <Alert tone="error">{failure}</Alert> : null}
        <MutedText role="status">
          {isChanged
            ? 'Your changes stay on this device until you save.'
            : `The job is ${job.job.state}. Changes show right away.`}
        </MutedText>
        {isChanged && !theirs ? (
          <div>
            <Button variant="quiet" size="small" onClick={discard}>
              Discard changes
            </Button>
          </div>
        ) : null}
      </PostingForm>
    </>
  );
}

function useEditedJob({ organisation: { handle }, id, job }: JobEditorProps['page']) {
  const send = useSend();
  const { notify, href } = useShell();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const memberId = useSession().user?.id ?? '';
  const [device] = useState(() => createPostingDeviceDraft(memberId, id));
  const current = toPostingDraft(job);
  const [edited, setEdited] = useState(device.read);
  const [outcome, setOutcome] = useState<Result<ManagedJob>>();
  const [isSaving, setSaving] = useState(false);
  const draft = edited?.draft ?? current;
  const version = edited?.version ?? job.job.version;

  function put(next: PostingDraft | null, from: number) {
    const value = next && { draft: next, version: from };
    device.write(value);
    setEdited(value);
  }

  async function save() {
    setSaving(true);
    const result = await send((api) => changePosting(api, handle, id, version, toPosting(draft)));
    setSaving(false);
    setOutcome(result.ok ? result : { ...result, fields: inControls(result.fields) });
    // A 409 means that another version was saved in the meantime; reloading the page data loads that version.
    if (!result.ok) return result.status === 409 ? revalidate() : undefined;
    put(null, 0);
    notify({ tone: 'success', text: 'Job updated.' });
    await navigate(href('hiring', { handle }) ?? '');
  }

  /** Discards the changes on this device, and shows `text` as a toast. */
  function drop(text: string) {
    const mine = draft;
    put(null, 0);
    notify({ tone: 'success', text, action: { label: 'Undo', run: () => put(mine, job.job.version) } });
  }

  return {
    draft,
    theirs: version !== job.job.version && !isSameDraft(draft, current) ? current : undefined,
    isChanged: edited !== null,
    change: (patch: Partial<PostingDraft>) => put({ ...draft, ...patch }, version),
    keepMine: () => put(draft, job.job.version),
    takeTheirs: () => drop('You’re editing the other version now.'),
    discard: () => drop('Your changes are discarded.'),
    save: () => void save(),
    outcome,
    isSaving,
  };
}
