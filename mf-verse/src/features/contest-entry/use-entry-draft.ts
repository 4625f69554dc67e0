import { useEffect } from 'react';
import type { EntryDraftForm, EntryOverview, OwnEntry } from '@verse/api-contract/api';
import {
  type Autosave,
  type AutosaveState,
  createDeviceDraft,
  useAutosave,
  type VersionedDraft,
} from '@verse/contract/autosave';
import { useSession } from '@verse/contract/react';
import { useSend } from '@verse/contract/server-state';
import { saveEntry } from './contest-entry.api';

const EMPTY: EntryDraftForm = { title: '', text: '', links: [], madeHow: 'unsaid', teamName: '' };

export type EntryAutosave = Autosave<EntryDraftForm, OwnEntry | null>;
export type EntryState = AutosaveState<EntryDraftForm>;

export function toForm(entry: OwnEntry | null): EntryDraftForm {
  if (!entry) return EMPTY;
  const { title, text, links, madeHow } = entry.draft;
  return { title, text, links, madeHow, teamName: entry.teamName };
}

export const isSame = (one: EntryDraftForm, other: EntryDraftForm) => JSON.stringify(one) === JSON.stringify(other);

const toSaved = (entry: OwnEntry | null): VersionedDraft<EntryDraftForm> => ({
  draft: toForm(entry),
  version: entry?.version ?? 0,
});

/** Returns the entry's draft, which is saved automatically as the member types. */
export function useEntryDraft({ contest: { id }, entry }: Pick<EntryOverview, 'contest' | 'entry'>) {
  const send = useSend();
  const memberId = useSession().user?.id ?? '';
  const { autosave, state } = useAutosave<EntryDraftForm, OwnEntry | null>(() => {
    const device = createDeviceDraft<EntryDraftForm>(
      `contest-entry ${memberId} ${id}`,
      ({ title, links }) => typeof title === 'string' && Array.isArray(links),
    );
    const loaded = toSaved(entry);
    const kept = device.read();
    return {
      loaded,
      // Earlier releases keep no version either: what this device has is based on what the page shows.
      kept: kept && { draft: kept, version: loaded.version },
      async save(draft, version) {
        const result = await send((api) => saveEntry(api, id, version, draft));
        return result.ok ? { ok: true, value: result.value.entry } : result;
      },
      toSaved,
      keep: (unsaved) => device.write(unsaved && unsaved.draft),
      isSame,
    };
  });
  // Changes to the files or the team also increment the entry's version.
  useEffect(() => autosave.update(toSaved(entry)), [autosave, entry]);
  return { autosave, state };
}
