import { useEffect, useState, useSyncExternalStore } from 'react';
import type { EntryDraftForm, EntryOverview } from '@verse/api-contract/contest-entries';
import { useSession } from '@verse/contract/react';
import { useSend } from '@verse/contract/server-state';
import { readStored, removeStored, writeStored } from '../../shared/device-storage';
import { saveEntry } from './contest-entry.api';
import { EntryKeeper } from './entry-keeper';

/** Sign-out removes keys that begin with `own:`. */
const keyOf = (memberId: string, id: string) => `own:contest-entry ${memberId} ${id}`;

function readKept(key: string): EntryDraftForm | null {
  try {
    const kept = JSON.parse(readStored(key) ?? 'null') as EntryDraftForm | null;
    return kept && typeof kept.title === 'string' && Array.isArray(kept.links) ? kept : null;
  } catch {
    return null;
  }
}

/** Returns the entry's draft, which is saved automatically as the member types. */
export function useEntryDraft({ contest: { id }, entry }: Pick<EntryOverview, 'contest' | 'entry'>) {
  const send = useSend();
  const key = keyOf(useSession().user?.id ?? '', id);
  const [keeper] = useState(
    () =>
      new EntryKeeper(entry, readKept(key), {
        save: (version, draft) => send((api) => saveEntry(api, id, version, draft)),
        keep: (draft) => (draft ? writeStored(key, JSON.stringify(draft)) : removeStored(key)),
      }),
  );
  const state = useSyncExternalStore(keeper.subscribe, keeper.getState, keeper.getState);
  useEffect(() => {
    keeper.start();
    return keeper.stop;
  }, [keeper]);
  useEffect(() => keeper.update(entry), [keeper, entry]);
  return { keeper, state };
}
