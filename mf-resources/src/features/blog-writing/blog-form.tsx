import { useState } from 'react';
import { useFormErrors } from '@verse/contract/form';
import { Button, DraftConflict, Stack, useHydrated } from '@verse/ui';
import { LeavingGuard } from '../../shared/leaving-guard';
import type { PostText } from '../../shared/post-text';
import { TwoVersions } from '../../shared/two-versions';
import { useWritingRights } from '../../shared/writing-rights';
import { ArrivedDraft } from './arrived-draft';
import styles from './blog-form.module.scss';
import type { Draft } from './draft';
import { DraftDrawer } from './draft-drawer';
import type { DraftEditor } from './draft-editor';
import type { DraftSync, SyncState } from './draft-sync';
import { remainingErrors } from './post-check';
import { PublishSheet, type ShowPreview } from './publish-sheet';
import { PublishState, usePublishName } from './publish-state';
import { PublishedNote } from './published-note';
import { SavedNote } from './saved-note';
import { SignInDialog } from './sign-in-dialog';
import { TextFields } from './text-fields';
import { useDraftEditor } from './use-draft-editor';
import { usePublication, useResumedPublication } from './use-publication';
import { useSheet } from './use-sheet';

interface BlogFormProps {
  /** Shows a post as readers will see it. */
  preview: ShowPreview;
  onPublished?: () => void;
}

const NEEDS_SCRIPTS = (
  <p>Writing a post needs JavaScript, which saves your text as you type. It is turned off in this browser.</p>
);

/**
 * The room in which a post is written: a title, a text, and a sheet with everything else. Typed text is never lost,
 * because it stays on the page and on the device until the server has stored it.
 */
export function BlogForm({ preview, onPublished }: BlogFormProps) {
  // Used only to focus the first error. The hook's own errors are not shown: it clears an error when the field is
  // edited, and removing a picture with a button does not count as editing.
  const { form, refuse } = useFormErrors();
  const { editor, state, sync, exchange, pictures, isReady } = useDraftEditor(form);
  const [turn, setTurn] = useState(0);
  const sheet = useSheet();
  const { publication, publish, cancel, ask, dismiss } = usePublication(editor, () => {
    sheet.close();
    setTurn((count) => count + 1);
    onPublished?.();
  });
  useResumedPublication(editor, isReady, { publication, publish, ask });
  const isSending = publication.step === 'sending';
  const publishName = usePublishName(state.draft.publishAt);
  const errors = publication.step === 'failed' ? remainingErrors(publication.errors, publication.of, state.draft) : {};
  const isAtRisk = isSending || (state.draft.id && Object.values(state.atRisk).some(Boolean));

  function handleNew() {
    editor.clear();
    setTurn((count) => count + 1);
    form.current?.querySelector<HTMLElement>('[name="title"]')?.focus();
  }

  const publishState = (
    <PublishState
      publication={publication}
      errors={errors}
      onCancel={cancel}
      onPublishAnew={() => {
        editor.renewKey();
        void publish();
      }}
    />
  );
  return (
    <Stack gap={6}>
      {isAtRisk ? <LeavingGuard /> : null}
      <PublishedNote publication={publication} />
      <form
        ref={form}
        className={styles.room}
        aria-label="Write a post"
        data-room
        data-ready={isReady || undefined}
        noValidate
        onSubmit={(event) => void sheet.submit(event, { publish, refuse })}
      >
        <div className={styles.bar}>
          <SavedNote editor={editor} state={state} exchange={exchange} pictures={pictures} />
          <OpenSheet name={publishName} isBusy={isSending} onClick={sheet.open} />
        </div>
        {sheet.openedAt === '' ? publishState : null}
        <FromElsewhere editor={editor} sync={sync} exchange={exchange} draft={state.draft} />
        <TextFields editor={editor} state={state} errors={errors} isReady={isReady} />
        <RoomFoot hasDraft={state.draft.id !== ''} onNew={handleNew} />
        <PublishSheet
          editor={editor}
          state={state}
          errors={errors}
          turn={turn}
          isArriving={pictures.isArriving}
          openedAt={sheet.openedAt}
          preview={preview}
          onClose={sheet.close}
        >
          {publishState}
          <Button type="submit" size="large" isBusy={isSending}>
            {publishName}
          </Button>
        </PublishSheet>
        <noscript>{NEEDS_SCRIPTS}</noscript>
      </form>
      {publication.step === 'sign-in' ? <SignInDialog onClose={dismiss} onPublish={() => void publish()} /> : null}
      <DraftDrawer editor={editor} others={state.others} />
    </Stack>
  );
}

function OpenSheet({ name, ...rest }: { name: string; isBusy: boolean; onClick: () => void }) {
  const isHydrated = useHydrated();
  return (
    <Button aria-haspopup="dialog" disabled={!isHydrated} {...rest}>
      {name}
    </Button>
  );
}

interface FromElsewhereProps {
  editor: DraftEditor;
  sync: DraftSync;
  exchange: SyncState;
  draft: Draft;
}

/** A draft that another device began, or another version of the open one. */
function FromElsewhere({ editor, sync, exchange: { arrived, conflict }, draft }: FromElsewhereProps) {
  return (
    <>
      {arrived && !draft.id ? <ArrivedDraft draft={arrived} onContinue={(chosen) => void editor.open(chosen)} /> : null}
      {conflict ? <OtherDevice sync={sync} mine={draft} theirs={conflict.theirs} /> : null}
    </>
  );
}

/** What authors may want to know or do once they have begun, below the text. */
function RoomFoot({ hasDraft, onNew }: { hasDraft: boolean; onNew: () => void }) {
  const { mayWrite, mayPublish } = useWritingRights();
  return (
    <div className={styles.foot}>
      {mayWrite && !mayPublish ? (
        <p>An editor reads your post before it is published. You can follow it under My posts.</p>
      ) : null}
      {hasDraft ? (
        <Button variant="quiet" size="small" onClick={onNew}>
          Start another post
        </Button>
      ) : null}
    </div>
  );
}

/** Shows both versions of a draft that was changed on two devices. Neither is deleted. */
const OtherDevice = ({ sync, mine, theirs }: { sync: DraftSync; mine: PostText; theirs: PostText }) => (
  <DraftConflict
    title="This draft was also changed on another device"
    theirs="the other"
    onKeepMine={() => void sync.keepMine()}
    onTakeTheirs={() => void sync.takeTheirs()}
  >
    <p>Choose which one to continue with. The other is kept as a separate draft below the form.</p>
    <TwoVersions one={{ name: 'on the other device', text: theirs }} other={{ name: 'here', text: mine }} />
  </DraftConflict>
);
