import { useEffect, useState } from 'react';
import type { ApplicationDraftForm } from '@verse/api-contract/job-applications';
import { useSession, useShell } from '@verse/contract/react';
import { useLoad, useSend } from '@verse/contract/server-state';
import { saveApplicationDraft } from './applying.api';
import { createDeviceDraft, type DeviceDraft, EMPTY_DRAFT } from './device-draft';
import { createDraftSaver, type SaveState } from './draft-saver';
import type { Applying } from './load-applying';

const toForm = ({ note, link, works }: DeviceDraft): ApplicationDraftForm => ({ note, link, works });

/** Drops works that the member has since removed from the profile. */
const toDraft = ({ draft: { note, link, works }, works: shown }: Applying): DeviceDraft => ({
  note,
  link,
  isUnsaved: false,
  works: works.filter((id) => shown.some((work) => work.id === id)),
});

/**
 * Returns the unsent application for a job. Changes are saved on this device immediately, and on the server as soon as
 * it can be reached. Unsaved changes on this device take precedence over the server's draft.
 */
export function useApplicationDraft(jobId: string) {
  const { href } = useShell();
  const memberId = useSession().user?.id ?? '';
  const send = useSend();
  const [device] = useState(() => createDeviceDraft(memberId, jobId));
  const [draft, setDraft] = useState(device.read);
  const [isRestored, setRestored] = useState(() => isBegun(draft));
  const [state, setState] = useState<SaveState>();
  const [saver] = useState(() =>
    createDraftSaver({
      send: (form) => send((api) => saveApplicationDraft(api, jobId, form)),
      onState(next, form) {
        setState(next);
        if (next !== 'saved') return;
        device.write({ ...form, isUnsaved: false });
        setDraft((before) => (sameForm(before, form) ? { ...before, isUnsaved: false } : before));
      },
    }),
  );
  const { data: loaded, isLoading } = useLoad<Applying | null>(`${href('job', { id: jobId })}/draft`);
  const [taken, setTaken] = useState<typeof loaded>();
  if (loaded && loaded !== taken) {
    setTaken(loaded);
    if (!draft.isUnsaved) {
      setDraft(toDraft(loaded));
      setRestored(isBegun(toDraft(loaded)));
    }
  }
  const isBehind = loaded !== undefined && draft.isUnsaved && state === undefined;

  useEffect(() => {
    if (isBehind) saver.save(toForm(draft));
  }, [isBehind, saver, draft]);
  useEffect(() => {
    const flush = () => void saver.flush();
    window.addEventListener('online', flush);
    return () => {
      window.removeEventListener('online', flush);
      flush();
    };
  }, [saver]);

  function edit(change: Partial<ApplicationDraftForm>) {
    const next = { ...draft, ...change, isUnsaved: true };
    setDraft(next);
    device.write(next);
    saver.save(toForm(next));
  }

  return {
    draft,
    state,
    /** Whether the draft was started earlier. */
    isRestored,
    isLoading: isLoading || loaded === undefined,
    /** Undefined while the works are loading or if they could not be loaded. */
    works: loaded?.works,
    files: loaded?.draft.files,
    edit,
    discard() {
      setRestored(false);
      edit(toForm(EMPTY_DRAFT));
    },
    flush: saver.flush,
    forget() {
      saver.drop();
      device.forget();
    },
  };
}

const isBegun = ({ note, link, works }: ApplicationDraftForm) => note !== '' || link !== '' || works.length > 0;

const sameForm = (one: ApplicationDraftForm, other: ApplicationDraftForm) =>
  one.note === other.note && one.link === other.link && one.works.join(' ') === other.works.join(' ');

export type UnsentApplication = ReturnType<typeof useApplicationDraft>;
