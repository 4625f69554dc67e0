import { useEffect, useState, useSyncExternalStore } from 'react';
import type { EntryDraftForm, EntryOverview } from '@verse/api-contract/contest-entries';
import { useSession } from '@verse/contract/react';
import { useSend } from '@verse/contract/server-state';
import { createKeptDraft } from '../../shared/kept-draft';
import { saveEntry } from './contest-entry.api';
import { EntryKeeper } from './entry-keeper';

const keptEntry = (memberId: string, id: string) =>
  createKeptDraft<EntryDraftForm>(
    `contest-entry ${memberId} ${id}`,
    ({ title, links }) => typeof title === 'string' && Array.isArray(links),
  );

/** Returns the entry's draft, which is saved automatically as the member types. */
export function useEntryDraft({ contest: { id }, entry }: Pick<EntryOverview, 'contest' | 'entry'>) {
  const send = useSend();
  const memberId = useSession().user?.id ?? '';
  const [keeper] = useState(() => {
    const { read, write } = keptEntry(memberId, id);
    const save = (version: number, draft: EntryDraftForm) => send((api) => saveEntry(api, id, version, draft));
    return new EntryKeeper(entry, read(), { save, keep: write });
  });
  const state = useSyncExternalStore(keeper.subscribe, keeper.getState, keeper.getState);
  useEffect(() => {
    keeper.start();
    return keeper.stop;
  }, [keeper]);
  useEffect(() => keeper.update(entry), [keeper, entry]);
  return { keeper, state };
}
