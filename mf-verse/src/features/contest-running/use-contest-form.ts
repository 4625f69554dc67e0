import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { ContestDraft, ManagedContest } from '@verse/api-contract/api';
import { trimText } from '@verse/api-contract/text';
import { createDeviceDraft, useAutosave, type VersionedDraft } from '@verse/contract/autosave';
import { useSession } from '@verse/contract/react';
import { type Result, useSend } from '@verse/contract/server-state';
import { saveContest } from './running.api';

/** Returns the form as the server stores it, with trimmed values, so that forms can be compared. */
const textOf = (form: ContestDraft): string =>
  JSON.stringify(form, (_, value: unknown) => (typeof value === 'string' ? trimText(value) : value));
const isSame = (one: ContestDraft, other: ContestDraft) => textOf(one) === textOf(other);

const toSaved = ({ form, version }: ManagedContest): VersionedDraft<ContestDraft> => ({ draft: form, version });

/** Changes on this device that the server has not stored yet, and the version they are based on. */
interface KeptContest {
  form: ContestDraft;
  version: number;
}

const createContestDraft = (memberId: string, id: string) =>
  createDeviceDraft<KeptContest>(
    `contest-draft ${memberId} ${id}`,
    ({ form, version }) => typeof version === 'number' && Array.isArray(form.criteria),
  );

/**
 * Manages the contest form. Drafts are saved automatically, and unsaved changes to them are kept on this device. A
 * published contest is saved only when the save button is pressed.
 */
export function useContestForm(handle: string, contest: ManagedContest) {
  const send = useSend();
  const { revalidate } = useRevalidator();
  const memberId = useSession().user?.id ?? '';
  const isDraft = contest.state === 'draft';
  const [outcome, setOutcome] = useState<Result<undefined>>();
  const { autosave, state } = useAutosave<ContestDraft, ManagedContest>(() => {
    const device = createContestDraft(memberId, contest.id);
    const kept = isDraft ? device.read() : null;
    return {
      loaded: toSaved(contest),
      kept: kept && { draft: kept.form, version: kept.version },
      save: (form, version) => send((api) => saveContest(api, handle, contest.id, version, form)),
      toSaved,
      keep: (unsaved) => device.write(unsaved && { form: unsaved.draft, version: unsaved.version }),
      isSame,
      onSaved: () => void revalidate(),
    };
  }, isDraft);
  // Another part of the page, e.g. the picture form, may change the contest's version without changing its fields.
  useEffect(() => autosave.update(toSaved(contest)), [autosave, contest]);

  async function show(saving: Promise<boolean>): Promise<boolean> {
    const isSaved = await saving;
    const { failure } = autosave.getState();
    setOutcome(failure ?? { ok: true, value: undefined });
    return isSaved;
  }

  return {
    form: state.draft,
    change: autosave.change,
    save() {
      // A published contest can be saved unchanged.
      if (!isDraft) autosave.change({});
      return show(autosave.flush());
    },
    state,
    isChanged: !isSame(state.draft, state.saved),
    isSaving: state.status === 'saving',
    outcome,
    keepMine: () => void show(autosave.keepMine()),
    takeTheirs() {
      autosave.takeTheirs();
      setOutcome(undefined);
    },
  };
}

export type ContestFormState = ReturnType<typeof useContestForm>;
