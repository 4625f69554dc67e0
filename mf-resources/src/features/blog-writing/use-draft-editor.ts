import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { useSession } from '@verse/contract/react';
import { differOnlyIn, useSettledState } from '../../shared/autosave/use-settled-state';
import type { PostText } from '../../shared/post-text';
import { isOnServer, TEXT_FIELDS } from './draft';
import { DraftEditor, type DraftEditorState } from './draft-editor';
import { DraftSync } from './draft-sync';
import { draftsApi } from './drafts.api';

/** Returns the text typed before the scripts loaded. */
function readTypedText(form: HTMLFormElement): PostText {
  const fields = new FormData(form);
  const texts = TEXT_FIELDS.map((name) => [name, String(fields.get(name) ?? '')]);
  const typed: PostText = Object.fromEntries(texts);
  return { ...typed, title: typed.title.replace(/[\r\n]+/g, ' ').trim() };
}

/** Dispatches change events for files that were chosen before the scripts loaded. */
function redispatchChosenFiles(form: HTMLFormElement) {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=file]')) {
    if (input.files?.length) input.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/**
 * Whether only the draft's text has changed. Changes to its server status do not count, because they must be shown
 * immediately.
 */
const isLetter = (shown: DraftEditorState, now: DraftEditorState) =>
  differOnlyIn(shown, now, ['draft', 'copiedAt']) &&
  differOnlyIn(shown.draft, now.draft, ['content', 'savedAt']) &&
  isOnServer(shown.draft) === isOnServer(now.draft);

/** Returns the form's draft, which is synchronised with the server while a member is signed in. */
export function useDraftEditor(form: RefObject<HTMLFormElement | null>) {
  const [editor] = useState(() => new DraftEditor());
  const [sync] = useState(() => new DraftSync(editor, draftsApi));
  const [isReady, setReady] = useState(false);
  const state = useSettledState(editor, isLetter);
  const exchange = useSyncExternalStore(sync.subscribe, sync.getState, sync.getServerState);
  const pictures = useSyncExternalStore(sync.pictures.subscribe, sync.pictures.getState, sync.pictures.getServerState);
  const { status, user } = useSession();
  const writer = user?.id ?? '';

  useEffect(() => {
    const page = form.current;
    if (!page) return undefined;
    void editor.start(readTypedText(page)).then(() => {
      redispatchChosenFiles(page);
      setReady(true);
    });
    return () => editor.stop();
  }, [editor, form]);

  useEffect(() => {
    if (!isReady || status === 'unknown') return undefined;
    void editor.writeAs(writer).then(() => (writer ? sync.start(writer) : undefined));
    return () => sync.stop();
  }, [editor, sync, isReady, status, writer]);

  return { editor, state, sync, exchange, pictures, isReady };
}
