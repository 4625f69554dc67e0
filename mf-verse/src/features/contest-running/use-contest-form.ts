import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { ContestDraft, ManagedContest } from '@verse/api-contract/contest-running';
import { trimText } from '@verse/api-contract/text';
import { useSession } from '@verse/contract/react';
import { type Result, useSend } from '@verse/contract/server-state';
import { createKeptDraft } from '../../shared/kept-draft';
import { saveContest } from './running.api';
import { useAutosave } from './use-autosave';

/** Returns the form as the server stores it, with trimmed values, so that forms can be compared. */
const textOf = (form: ContestDraft): string =>
  JSON.stringify(form, (_, value: unknown) => (typeof value === 'string' ? trimText(value) : value));
const isSame = (one: ContestDraft, other: ContestDraft) => textOf(one) === textOf(other);

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

/** Changes on this device that the server has not stored yet, and the version they are based on. */
interface KeptContest {
  form: ContestDraft;
  version: number;
}

function useKeptContest(id: string) {
  const memberId = useSession().user?.id ?? '';
  const isKept = ({ form, version }: KeptContest) => typeof version === 'number' && Array.isArray(form.criteria);
  return useState(() => createKeptDraft<KeptContest>(`contest-draft ${memberId} ${id}`, isKept))[0];
}

/**
 * Continues with the changes kept on this device. If the contest has changed since then, the next save reports the
 * conflict.
 */
function startFrom(contest: ManagedContest, kept: KeptContest | null): { form: ContestDraft; saved: Saved } {
  const saved = savedOf(contest);
  if (!kept || contest.state !== 'draft') return { form: contest.form, saved };
  const isCurrent = kept.version === contest.version;
  return { form: kept.form, saved: isCurrent ? saved : { ...saved, stored: kept.form, version: kept.version } };
}

/** Returns the server's current contest from a conflict response. */
const currentIn = (result: Result<ManagedContest>) =>
  result.ok ? undefined : (result.details as { current?: ManagedContest } | undefined)?.current;

/**
 * Ignores a conflict if the stored form equals the typed one: an earlier request saved it, but its response was lost.
 */
function resolve(result: Result<ManagedContest>, typed: ContestDraft): Result<ManagedContest> {
  const current = currentIn(result);
  return current && isSame(current.form, typed) ? { ok: true, value: current } : result;
}

/**
 * Manages the contest form. Drafts are saved automatically, and unsaved changes to them are kept on this device. A
 * published contest is saved only when the save button is pressed.
 */
export function useContestForm(handle: string, contest: ManagedContest) {
  const send = useSend();
  const { revalidate } = useRevalidator();
  const kept = useKeptContest(contest.id);
  const [start] = useState(() => startFrom(contest, kept.read()));
  const [form, setForm] = useState(start.form);
  const [saved, setSaved] = useState(start.saved);
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
    const result = resolve(await send((api) => saveContest(api, handle, contest.id, from, typed)), typed);
    setSaving(false);
    setLast({ typed, result });
    if (!result.ok) return false;
    // Not done in an effect, because no effect runs once the page has been left.
    kept.write(null);
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
  useEffect(
    () => void kept.write(isDraft && isChanged ? { form, version } : null),
    [kept, isDraft, isChanged, form, version],
  );
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
