import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { useSession } from '@verse/contract/react';
import { type DraftText, TEXT_FIELDS } from './draft';
import { DraftDesk } from './draft-desk';
import { DraftSync } from './draft-sync';
import { draftsApi } from './drafts.api';

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

/** The desk of this form, and its drafts on the server while somebody is signed in. */
export function useDesk(form: RefObject<HTMLFormElement | null>) {
  const [desk] = useState(() => new DraftDesk());
  const [sync] = useState(() => new DraftSync(desk, draftsApi));
  const [isReady, setReady] = useState(false);
  const state = useSyncExternalStore(desk.subscribe, desk.getState, desk.getServerState);
  const exchange = useSyncExternalStore(sync.subscribe, sync.getState, sync.getServerState);
  const { status, user } = useSession();
  const writer = user?.id ?? '';

  useEffect(() => {
    const page = form.current;
    if (!page) return undefined;
    void desk.start(typedIn(page)).then(() => {
      tellOfFiles(page);
      setReady(true);
    });
    return () => desk.stop();
  }, [desk, form]);

  useEffect(() => {
    if (!isReady || status === 'unknown') return undefined;
    void desk.writeAs(writer).then(() => (writer ? sync.start(writer) : undefined));
    return () => sync.stop();
  }, [desk, sync, isReady, status, writer]);

  return { desk, state, sync, exchange, isReady };
}
