import { useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router-dom';
import type { PostingDraft, Publication, StoredPostingDraft } from '@verse/api-contract/api';
import { formatClock } from '@verse/api-contract/formats';
import { useAutosave } from '@verse/contract/autosave';
import { useSession, useShell } from '@verse/contract/react';
import { formMessage, type Result, useSend } from '@verse/contract/server-state';
import { Alert } from '@verse/ui';
import { MutedText } from '../../../shared/muted-text';
import { SavedNote } from '../../../shared/saved-note';
import { type PostingPage, publishDraft, saveDraft } from '../hiring.api';
import { ReviewNote } from '../review-note';
import { createPostingDeviceDraft } from './device-draft';
import { PostingConflict } from './posting-conflict';
import { createPostingDraft, inControls, isSameDraft } from './posting-draft';
import { PostingForm, type Preview } from './posting-form';

interface DraftEditorProps {
  page: PostingPage;
  preview: Preview;
  /** Called once the job has been sent for review. */
  onSent: () => void;
}

/** The editor for an unpublished job, which is saved on this device and on the server as the member types. */
export function DraftEditor({ page, preview, onSent }: DraftEditorProps) {
  const { notify } = useShell();
  const { organisation, id, isTrusted, now, draft } = page;
  const { autosave, state } = useDraft(organisation.handle, id, draft, now);
  const { publish, outcome, isPublishing } = usePublication(page, autosave.flush, onSent);
  const failure = formMessage(outcome);

  function takeTheirs() {
    const mine = autosave.takeTheirs();
    const run = () => autosave.change(mine);
    notify({ tone: 'success', text: 'You’re editing the other version now.', action: { label: 'Undo', run } });
  }

  return (
    <>
      <ReviewNote draft={draft} />
      {state.conflict ? (
        <PostingConflict
          mine={state.draft}
          theirs={state.conflict.draft}
          onKeepMine={() => void autosave.keepMine()}
          onTakeTheirs={takeTheirs}
        />
      ) : null}
      <PostingForm
        id={id}
        organisation={organisation}
        now={now}
        preview={preview}
        draft={state.draft}
        submit={isTrusted ? 'Publish' : 'Send for review'}
        isSending={isPublishing}
        outcome={outcome}
        faults={inControls(state.failure?.fields ?? {})}
        onChange={autosave.change}
        onSubmit={publish}
      >
        {failure ? <Alert tone="error">{failure}</Alert> : null}
        <WhatPublishingDoes page={page} />
        <SavedNote
          state={state}
          texts={{
            saved: state.savedAt ? `Saved at ${formatClock(state.savedAt)}` : 'We save your draft as you type.',
          }}
          isError={state.status === 'failed'}
        />
      </PostingForm>
    </>
  );
}

function WhatPublishingDoes({ page: { isTrusted, organisation } }: { page: PostingPage }) {
  const { href } = useShell();
  if (isTrusted) return <MutedText>Your job goes live when you publish it, and stays up for 30 days.</MutedText>;
  return (
    <MutedText>
      This is the first job from <bdi>{organisation.name}</bdi>, so we check it before it goes live.{' '}
      <Link to={href('own-organisation', { handle: organisation.handle }) ?? ''}>Verify your domain</Link> to publish
      right away.
    </MutedText>
  );
}

function useDraft(handle: string, id: string, stored: StoredPostingDraft | null, now: number) {
  const send = useSend();
  const memberId = useSession().user?.id ?? '';
  return useAutosave<PostingDraft, StoredPostingDraft>(() => {
    const device = createPostingDeviceDraft(memberId, id);
    return {
      loaded: stored ?? { draft: createPostingDraft(now), version: 0 },
      kept: device.read(),
      save: (draft, version) => send((api) => saveDraft(api, handle, id, version, draft)),
      toSaved: (saved) => saved,
      keep: device.write,
      isSame: isSameDraft,
    };
  });
}

function usePublication(
  { organisation: { handle }, id }: PostingPage,
  flush: () => Promise<boolean>,
  onSent: () => void,
) {
  const send = useSend();
  const { notify, href } = useShell();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [outcome, setOutcome] = useState<Result<Publication>>();
  const [isPublishing, setPublishing] = useState(false);

  async function publish() {
    setPublishing(true);
    setOutcome(undefined);
    const isSaved = await flush();
    const result = isSaved ? await send((api) => publishDraft(api, handle, id)) : undefined;
    setPublishing(false);
    if (!result) return;
    setOutcome(result.ok ? result : { ...result, fields: inControls(result.fields) });
    if (!result.ok) return;
    if (result.value.state === 'review') {
      notify({ tone: 'success', text: 'Sent for review.' });
      onSent();
      return revalidate();
    }
    const run = () => void navigate(href('public-job', { id }) ?? '');
    notify({ tone: 'success', text: 'Your job is live.', action: { label: 'View the job', run } });
    await navigate(href('hiring', { handle }) ?? '');
  }

  return { publish: () => void publish(), outcome, isPublishing };
}
