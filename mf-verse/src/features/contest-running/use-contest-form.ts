import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { ContestDraft, ManagedContest } from '@verse/api-contract/contest-running';
import { type Result, useSend } from '@verse/contract/server-state';
import { saveContest } from './running.api';
import { useAutosave } from './use-autosave';

const isSame = (one: ContestDraft, other: ContestDraft) => JSON.stringify(one) === JSON.stringify(other);

interface Sent {
  typed: ContestDraft;
  result: Result<ManagedContest>;
}

interface Saved {
  /** The form values at the last save. */
  typed: ContestDraft;
  /** The values as stored by the server, which may normalise the typed ones. */
  stored: ContestDraft;
  version: number;
}

const savedOf = ({ form, version }: ManagedContest): Saved => ({ typed: form, stored: form, version });

/** Returns the server's current contest from a conflict response. */
const currentIn = (result: Result<ManagedContest>) =>
  result.ok ? undefined : (result.details as { current?: ManagedContest } | undefined)?.current;

/**
 * Manages the contest form. Drafts are saved automatically; a published contest is saved only when the save button is
 * pressed.
 */
export function useContestForm(handle: string, contest: ManagedContest) {
  const send = useSend();
  const { revalidate } = useRevalidator();
  const [form, setForm] = useState(contest.form);
  const [saved, setSaved] = useState<Saved>(() => savedOf(contest));
  const [last, setLast] = useState<Sent>();
  const outcome = last?.result;
  const [isSaving, setSaving] = useState(false);
  const saving = useRef<Promise<boolean>>(undefined);
  // Another part of the page, e.g. the picture form, may change the contest's version without changing its fields.
  const version = isSame(contest.form, saved.stored) ? Math.max(contest.version, saved.version) : saved.version;
  const newest = useRef(version);
  const isChanged = !isSame(form, saved.typed);

  async function sendNow(from: number): Promise<boolean> {
    setSaving(true);
    const typed = form;
    const result = await send((api) => saveContest(api, handle, contest.id, from, typed));
    setSaving(false);
    setLast({ typed, result });
    if (!result.ok) return false;
    newest.current = result.value.version;
    setSaved({ typed, stored: result.value.form, version: result.value.version });
    await revalidate();
    return true;
  }

  /** Waits for any save in progress, because that save changes the version. */
  async function save(from?: number): Promise<boolean> {
    await saving.current;
    const run = sendNow(from ?? newest.current);
    saving.current = run;
    return run;
  }

  const isDraft = contest.state === 'draft';
  const mayTry = outcome === undefined || outcome.ok || outcome.status !== 409;
  useEffect(() => {
    newest.current = Math.max(newest.current, version);
  });
  useAutosave({ isOn: isDraft && isChanged && mayTry, form, last, save });

  const theirs = currentIn(outcome ?? { ok: true, value: contest });
  return {
    form,
    change: (patch: Partial<ContestDraft>) => setForm((before) => ({ ...before, ...patch })),
    save,
    isChanged,
    isSaving,
    outcome,
    /** A conflicting version saved by a colleague. */
    theirs,
    keepMine: () => void (theirs && save(theirs.version)),
    takeTheirs() {
      if (!theirs) return;
      setForm(theirs.form);
      setSaved(savedOf(theirs));
      setLast(undefined);
    },
  };
}

export type ContestFormState = ReturnType<typeof useContestForm>;
