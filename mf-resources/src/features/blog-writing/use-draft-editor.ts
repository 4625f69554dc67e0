import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { useSession } from '@verse/contract/react';
import { type DraftText, TEXT_FIELDS } from './draft';
import { DraftEditor } from './draft-editor';
import { DraftSync } from './draft-sync';
import { draftsApi } from './drafts.api';

/** Returns the text typed before the scripts were loaded. */
function typedIn(form: HTMLFormElement): DraftText {
  const fields = new FormData(form);
  const texts = TEXT_FIELDS.map((name) => [name, String(fields.get(name) ?? '')]);
  return Object.fromEntries(texts);
}

/** Dispatches change events again for files that were chosen before the scripts were loaded. */
function tellOfFiles(form: HTMLFormElement) {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=file]')) {
    if (input.files?.length) input.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Provides the form's draft, and synchronises it with the server while a member is signed in. */
export function useDraftEditor(form: RefObject<HTMLFormElement | null>) {
  const [editor] = useState(() => new DraftEditor());
  const [sync] = useState(() => new DraftSync(editor, draftsApi));
  const [isReady, setReady] = useState(false);
  const state = useSyncExternalStore(editor.subscribe, editor.getState, editor.getServerState);
  const exchange = useSyncExternalStore(sync.subscribe, sync.getState, sync.getServerState);
  const { status, user } = useSession();
  const writer = user?.id ?? '';

  useEffect(() => {
    const page = form.current;
    if (!page) return undefined;
    void editor.start(typedIn(page)).then(() => {
      tellOfFiles(page);
      setReady(true);
    });
    return () => editor.stop();
  }, [editor, form]);

  useEffect(() => {
    if (!isReady || status === 'unknown') return undefined;
    void editor.writeAs(writer).then(() => (writer ? sync.start(writer) : undefined));
    return () => sync.stop();
  }, [editor, sync, isReady, status, writer]);

  return { editor, state, sync, exchange, isReady };
}
