import { useEffect, useState } from 'react';
import type { ApplicationDraft, ApplicationDraftForm } from '@verse/api-contract/api';
import { createDeviceDraft, useAutosave } from '@verse/contract/autosave';
import { useSession, useShell } from '@verse/contract/react';
import { useLoad, useSend } from '@verse/contract/server-state';
import { saveApplicationDraft } from './applying.api';
import type { Applying } from './load-applying';

/** An unsent application stored on this device. */
interface DeviceApplication extends ApplicationDraftForm {
  /** Whether there are changes not yet saved on the server. */
  isUnsaved: boolean;
}

const EMPTY: ApplicationDraftForm = { note: '', link: '', works: [] };

/** Drafts of applications have no versions: the last one wins. */
const toSaved = ({ note, link, works }: ApplicationDraftForm) => ({ draft: { note, link, works }, version: 1 });

/** Drops works that the member has since removed from the profile. */
const toDraft = ({ draft, works: shown }: Applying): ApplicationDraftForm => ({
  ...draft,
  works: draft.works.filter((id) => shown.some((work) => work.id === id)),
});

const createDevice = (memberId: string, jobId: string) =>
  createDeviceDraft<DeviceApplication>(`application ${memberId} ${jobId}`);

function useSavedDraft(jobId: string, kept: DeviceApplication | null, device: ReturnType<typeof createDevice>) {
  const send = useSend();
  return useAutosave<ApplicationDraftForm, ApplicationDraft>(() => {
    const start = toSaved({ ...EMPTY, ...kept });
    return {
      loaded: start,
      kept: kept?.isUnsaved ? start : null,
      save: (form) => send((api) => saveApplicationDraft(api, jobId, form)),
      toSaved,
      keep(unsaved) {
        // The device keeps a saved draft too, and shows it until the server's draft has been loaded.
        const draft = unsaved?.draft ?? device.read();
        if (draft) device.write({ ...EMPTY, ...draft, isUnsaved: unsaved !== null });
      },
      // The server's draft is not loaded yet, so changes on this device are always sent.
      isSame: () => false,
    };
  });
}

/**
 * Returns the unsent application for a job. Changes are saved on this device immediately, and on the server as soon as
 * it can be reached. Unsaved changes on this device take precedence over the server's draft.
 */
export function useApplicationDraft(jobId: string) {
  const { href } = useShell();
  const memberId = useSession().user?.id ?? '';
  const [device] = useState(() => createDevice(memberId, jobId));
  const [kept] = useState(device.read);
  const { autosave, state } = useSavedDraft(jobId, kept, device);
  const [isRestored, setRestored] = useState(() => isBegun(state.draft));
  const { data: loaded, isLoading } = useLoad<Applying | null>(`${href('job', { id: jobId })}/draft`);
  const [taken, setTaken] = useState<typeof loaded>();
  if (loaded && loaded !== taken) {
    setTaken(loaded);
    if (!state.isChanged) setRestored(isBegun(toDraft(loaded)));
  }
  useEffect(() => {
    if (loaded) autosave.adoptLoaded(toSaved(toDraft(loaded)));
  }, [autosave, loaded]);

  return {
    draft: state.draft,
    state,
    /** Whether the draft was started earlier. */
    isRestored,
    isLoading: isLoading || loaded === undefined,
    /** Undefined while the works are loading or if they could not be loaded. */
    works: loaded?.works,
    files: loaded?.draft.files,
    edit: autosave.change,
    discard() {
      setRestored(false);
      autosave.change(EMPTY);
    },
    flush: autosave.flush,
    forget() {
      autosave.adopt(toSaved(state.draft));
      device.write(null);
    },
  };
}

const isBegun = ({ note, link, works }: ApplicationDraftForm) => note !== '' || link !== '' || works.length > 0;

export type UnsentApplication = ReturnType<typeof useApplicationDraft>;
