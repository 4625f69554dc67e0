import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { Button } from '@verse/ui';
import { TEXT_FIELDS, type DraftText } from './draft';
import { DraftDesk } from './draft-desk';
import { DraftDrawer } from './draft-drawer';
import { PictureFields } from './picture-fields';
import { FORM_FIELDS, type FieldErrors } from './post-check';
import { PublishBar } from './publish-bar';
import { PublishedNote } from './published-note';
import { SavedNote } from './saved-note';
import { SignInDialog } from './sign-in-dialog';
import { TextFields } from './text-fields';
import { usePublication } from './use-publication';
import styles from './blog-form.module.scss';

/** What was typed before the scripts arrived. */
function typedIn(form: HTMLFormElement): DraftText {
  const fields = new FormData(form);
  const texts = TEXT_FIELDS.map((name) => [name, String(fields.get(name) ?? '')]);
  return Object.fromEntries(texts) as unknown as DraftText;
}

/** Pictures that were chosen before the scripts arrived are chosen again. */
function tellOfFiles(form: HTMLFormElement) {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=file]')) {
    if (input.files?.length) input.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors) {
  const name = FORM_FIELDS.find((field) => errors[field]);
  const control = name ? form.elements.namedItem(name) : null;
  if (control instanceof HTMLElement) control.focus();
}

/** The editor. Whatever happens, what was typed stays: on the page, on the device, until the server has it. */
export function BlogForm({ onPublished }: { onPublished?: () => void }) {
  const [desk] = useState(() => new DraftDesk());
  const state = useSyncExternalStore(desk.subscribe, desk.getState, desk.getServerState);
  const { publication, publish, cancel, dismiss } = usePublication(desk, onPublished);
  const form = useRef<HTMLFormElement>(null);
  const errors = publication.step === 'failed' ? publication.errors : {};

  useEffect(() => {
    const page = form.current;
    if (page) void desk.start(typedIn(page)).then(() => tellOfFiles(page));
    return () => desk.stop();
  }, [desk]);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    focusFirst(event.currentTarget, await publish());
  }

  return (
    <div className={styles.desk}>
      <PublishedNote publication={publication} />
      <form ref={form} className={styles.form} aria-label="Write a post" noValidate onSubmit={(event) => void handleSubmit(event)}>
        <div className={styles.status}>
          <SavedNote {...state} />
          {state.draft.id ? (
            <Button variant="quiet" size="small" onClick={() => desk.clear()}>
              Start another post
            </Button>
          ) : null}
        </div>
        <TextFields draft={state.draft} errors={errors} onType={(text) => desk.change(text)} />
        <PictureFields desk={desk} state={state} errors={errors} />
        <PublishBar
          publication={publication}
          onCancel={cancel}
          onPublishAnew={() => {
            desk.renewKey();
            void publish();
          }}
        />
        <noscript>
          <p>Writing a post needs scripts, which save your text as you type. They are turned off in this browser.</p>
        </noscript>
      </form>
      {publication.step === 'sign-in' ? <SignInDialog onClose={dismiss} onPublish={() => void publish()} /> : null}
      <DraftDrawer desk={desk} others={state.others} />
    </div>
  );
}
