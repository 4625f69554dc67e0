import { type FormEvent, useState } from 'react';
import { Button, useFormErrors } from '@verse/ui';
import { LeavingGuard } from '../../shared/leaving-guard';
import { ArrivedDraft } from './arrived-draft';
import styles from './blog-form.module.scss';
import { DraftConflict } from './draft-conflict';
import { DraftDrawer } from './draft-drawer';
import { PictureFields } from './picture-fields';
import { stillWrong } from './post-check';
import { PublishBar } from './publish-bar';
import { PublishedNote } from './published-note';
import { ReviewNote } from './review-note';
import { SavedNote } from './saved-note';
import { SignInDialog } from './sign-in-dialog';
import { TextFields } from './text-fields';
import { useDesk } from './use-desk';
import { usePublication, useResumedPublication } from './use-publication';

/** The editor. Whatever happens, what was typed stays: on the page, on the device, until the server has it. */
export function BlogForm({ onPublished }: { onPublished?: () => void }) {
  // Its errors go with their causes, which are not all fields: a picture is taken away with a button.
  const { form, refuse } = useFormErrors();
  const { desk, state, sync, exchange, isReady } = useDesk(form);
  const [turn, setTurn] = useState(0);
  const { publication, publish, cancel, ask, dismiss } = usePublication(desk, () => {
    setTurn((count) => count + 1);
    onPublished?.();
  });
  useResumedPublication(desk, isReady, { publication, publish, ask });
  const errors = publication.step === 'failed' ? stillWrong(publication.errors, publication.of, state.draft) : {};
  const isAtRisk =
    publication.step === 'sending' || (state.draft.id !== '' && (state.atRisk.text || state.atRisk.pictures));

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = await publish();
    if (Object.keys(wrong).length > 0) refuse(wrong);
  }

  function handleNew() {
    desk.clear();
    setTurn((count) => count + 1);
    form.current?.querySelector('input')?.focus();
  }

  return (
    <div className={styles.desk}>
      {isAtRisk ? <LeavingGuard /> : null}
      <PublishedNote publication={publication} />
      <ReviewNote />
      <form
        ref={form}
        className={styles.form}
        aria-label="Write a post"
        data-ready={isReady || undefined}
        noValidate
        onSubmit={(event) => void handleSubmit(event)}
      >
        <div className={styles.status}>
          <SavedNote state={state} exchange={exchange} />
          {state.draft.id ? (
            <Button variant="quiet" size="small" onClick={handleNew}>
              Start another post
            </Button>
          ) : null}
        </div>
        {exchange.arrived && !state.draft.id ? (
          <ArrivedDraft draft={exchange.arrived} onContinue={(draft) => void desk.open(draft)} />
        ) : null}
        {exchange.conflict ? (
          <DraftConflict
            mine={state.draft}
            theirs={exchange.conflict.theirs}
            onKeepMine={() => void sync.keepMine()}
            onTakeTheirs={() => void sync.takeTheirs()}
          />
        ) : null}
        <TextFields draft={state.draft} errors={errors} onType={(text) => desk.change(text)} />
        <PictureFields key={turn} desk={desk} state={state} errors={errors} />
        <PublishBar
          publication={publication}
          errors={errors}
          publishAt={state.draft.publishAt}
          onTime={(publishAt) => desk.change({ publishAt })}
          onCancel={cancel}
          onPublishAnew={() => {
            desk.renewKey();
            void publish();
          }}
        />
        <noscript>
          <p>Writing a post needs JavaScript, which saves your text as you type. It is turned off in this browser.</p>
        </noscript>
      </form>
      {publication.step === 'sign-in' ? <SignInDialog onClose={dismiss} onPublish={() => void publish()} /> : null}
      <DraftDrawer desk={desk} others={state.others} />
    </div>
  );
}
