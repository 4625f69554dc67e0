import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router-dom';
import type { Publication, StoredPostingDraft } from '@verse/api-contract/job-postings';
import { useSession, useShell } from '@verse/contract/react';
import { formMessage, type Result, useSend } from '@verse/contract/server-state';
import { Alert } from '@verse/ui';
import { MutedText } from '../../../shared/muted-text';
import { type PostingPage, publishDraft, saveDraft } from '../hiring.api';
import { ReviewNote } from '../review-note';
import { DraftConflict } from './draft-conflict';
import { DraftKeeper, startFrom } from './draft-keeper';
import { createKeptDraft } from './kept-draft';
import { inControls } from './posting-draft';
import { PostingForm, type Preview } from './posting-form';
import { SavedNote } from './saved-note';

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
  const { keeper, state } = useKeeper(organisation.handle, id, draft, now);
  const { publish, outcome, isPublishing } = usePublication(page, keeper, onSent);
  const failure = formMessage(outcome);

  function takeTheirs() {
    const mine = keeper.takeTheirs();
    const run = () => keeper.change(mine);
    notify({ tone: 'success', text: 'You continue with the other version.', action: { label: 'Undo', run } });
  }

  return (
    <>
      <ReviewNote draft={draft} />
      {state.conflict ? (
        <DraftConflict
          mine={state.draft}
          theirs={state.conflict.draft}
          onKeepMine={keeper.keepMine}
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
        faults={state.fields}
        onChange={keeper.change}
        onSubmit={publish}
      >
        {failure ? <Alert tone="error">{failure}</Alert> : null}
        <WhatPublishingDoes page={page} />
        <SavedNote state={state} />
      </PostingForm>
    </>
  );
}

function WhatPublishingDoes({ page: { isTrusted, organisation } }: { page: PostingPage }) {
  const { href } = useShell();
  if (isTrusted) return <MutedText>The job is public as soon as you publish it, for 30 days.</MutedText>;
  return (
    <MutedText>
      This is the first job of <bdi>{organisation.name}</bdi>, so staff look at it before it is public.{' '}
      <Link to={href('own-organisation', { handle: organisation.handle }) ?? ''}>Verify your domain</Link> to publish at
      once.
    </MutedText>
  );
}

function useKeeper(handle: string, id: string, stored: StoredPostingDraft | null, now: number) {
  const send = useSend();
  const memberId = useSession().user?.id ?? '';
  const [keeper] = useState(() => {
    const kept = createKeptDraft(memberId, id);
    return new DraftKeeper(startFrom(stored, kept.read(), now), {
      save: (version, draft) => send((api) => saveDraft(api, handle, id, version, draft)),
      keep: kept.write,
    });
  });
  const state = useSyncExternalStore(keeper.subscribe, keeper.getState);
  useEffect(() => {
    keeper.start();
    return keeper.stop;
  }, [keeper]);
  return { keeper, state };
}

function usePublication({ organisation: { handle }, id }: PostingPage, keeper: DraftKeeper, onSent: () => void) {
  const send = useSend();
  const { notify, href } = useShell();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [outcome, setOutcome] = useState<Result<Publication>>();
  const [isPublishing, setPublishing] = useState(false);

  async function publish() {
    setPublishing(true);
    setOutcome(undefined);
    const isSaved = await keeper.flush();
    const result = isSaved ? await send((api) => publishDraft(api, handle, id)) : undefined;
    setPublishing(false);
    if (!result) return;
    setOutcome(result.ok ? result : { ...result, fields: inControls(result.fields) });
    if (!result.ok) return;
    if (result.value.state === 'review') {
      notify({ tone: 'success', text: 'The job was sent for review.' });
      onSent();
      return revalidate();
    }
    const run = () => void navigate(href('public-job', { id }) ?? '');
    notify({ tone: 'success', text: 'The job is published.', action: { label: 'View the job', run } });
    await navigate(href('hiring', { handle }) ?? '');
  }

  return { publish: () => void publish(), outcome, isPublishing };
}
