import { type FormEvent, useState } from 'react';
import { useFormErrors } from '@verse/contract/form';
import { Alert, Button, DraftConflict, Stack } from '@verse/ui';
import { LeavingGuard } from '../../shared/leaving-guard';
import type { PostText } from '../../shared/post-text';
import { TwoVersions } from '../../shared/two-versions';
import { useWritingRights } from '../../shared/writing-rights';
import { ArrivedDraft } from './arrived-draft';
import styles from './blog-form.module.scss';
import { DraftDrawer } from './draft-drawer';
import type { DraftSync } from './draft-sync';
import { remainingErrors } from './post-check';
import { PostDrawer } from './post-drawer';
import { PublishBar } from './publish-bar';
import { PublishedNote } from './published-note';
import { SavedNote } from './saved-note';
import { SignInDialog } from './sign-in-dialog';
import { TextFields } from './text-fields';
import { useDraftEditor } from './use-draft-editor';
import { usePublication, useResumedPublication } from './use-publication';

/** Tells authors before they begin to write that an editor reviews the post before it is published. */
function ReviewNote() {
  const { mayWrite, mayPublish } = useWritingRights();
  if (!mayWrite || mayPublish) return null;
  return (
    <Alert>
      <p>An editor reads your post before it is published. You can follow it under My posts.</p>
    </Alert>
  );
}

const NEEDS_SCRIPTS = (
  <p>Writing a post needs JavaScript, which saves your text as you type. It is turned off in this browser.</p>
);

/**
 * The post editor. Typed text is never lost, because it stays on the page and on the device until the server has stored
 * it.
 */
export function BlogForm({ onPublished }: { onPublished?: () => void }) {
  // Used only to focus the first error. The hook's own errors are not shown: it clears an error when the field is
  // edited, and removing a picture with a button does not count as editing.
  const { form, refuse } = useFormErrors();
  const { editor, state, sync, exchange, pictures, isReady } = useDraftEditor(form);
  const [turn, setTurn] = useState(0);
  const { publication, publish, cancel, ask, dismiss } = usePublication(editor, () => {
    setTurn((count) => count + 1);
    onPublished?.();
  });
  useResumedPublication(editor, isReady, { publication, publish, ask });
  const errors = publication.step === 'failed' ? remainingErrors(publication.errors, publication.of, state.draft) : {};
  const isAtRisk = publication.step === 'sending' || (state.draft.id && Object.values(state.atRisk).some(Boolean));

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = await publish();
    if (Object.keys(wrong).length > 0) refuse(wrong);
  }

  function handleNew() {
    editor.clear();
    setTurn((count) => count + 1);
    form.current?.querySelector('input')?.focus();
  }

  return (
    <Stack gap={6}>
      {isAtRisk ? <LeavingGuard /> : null}
      <PublishedNote publication={publication} />
      <ReviewNote />
      <Stack
        as="form"
        ref={form}
        gap={6}
        aria-label="Write a post"
        data-ready={isReady || undefined}
        noValidate
        onSubmit={(event) => void handleSubmit(event)}
      >
        <div className={styles.status}>
          <SavedNote editor={editor} state={state} exchange={exchange} pictures={pictures} />
          {state.draft.id ? (
            <Button variant="quiet" size="small" onClick={handleNew}>
              Start another post
            </Button>
          ) : null}
        </div>
        {exchange.arrived && !state.draft.id ? (
          <ArrivedDraft draft={exchange.arrived} onContinue={(draft) => void editor.open(draft)} />
        ) : null}
        {exchange.conflict ? <OtherDevice sync={sync} mine={state.draft} theirs={exchange.conflict.theirs} /> : null}
        <div className={styles.desk}>
          <TextFields editor={editor} state={state} errors={errors} isReady={isReady} />
          <PostDrawer editor={editor} state={state} errors={errors} turn={turn} />
        </div>
        <PublishBar
          publication={publication}
          errors={errors}
          publishAt={state.draft.publishAt}
          onCancel={cancel}
          onPublishAnew={() => {
            editor.renewKey();
            void publish();
          }}
        />
        <noscript>{NEEDS_SCRIPTS}</noscript>
      </Stack>
      {publication.step === 'sign-in' ? <SignInDialog onClose={dismiss} onPublish={() => void publish()} /> : null}
      <DraftDrawer editor={editor} others={state.others} />
    </Stack>
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
