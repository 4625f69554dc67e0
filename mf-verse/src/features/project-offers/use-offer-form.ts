import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { dayOf } from '@verse/api-contract/offer-rules';
import type { Offers } from '@verse/api-contract/project-offers';
import type { Project } from '@verse/api-contract/projects';
import { useSession, useShell } from '@verse/contract/react';
import { type Result, useSend } from '@verse/contract/server-state';
import { useFormErrors } from '@verse/ui';
import { forgetDraft, keepDraft, type OfferDraft, readKeptDraft, startingDraft } from './offer-draft';
import { sendOffer } from './offers.api';
import { readOffer, toFieldNames } from './read-offer';

const withFieldNames = <T>(result: Result<T>): Result<T> =>
  result.ok ? result : { ...result, fields: toFieldNames(result.fields) };

/** Manages the form for an offer version. Its draft is kept on this device until it is sent. */
export function useOfferForm(project: Project, onSent: () => void) {
  const { number, side, seller, serverNow, offers } = project;
  const send = useSend();
  const { revalidate } = useRevalidator();
  const { notify } = useShell();
  const memberId = useSession().user?.id ?? '';
  const [kept] = useState(() => readKeptDraft(memberId, number, startingDraft(project)));
  const [draft, setDraft] = useState(() => kept ?? startingDraft(project));
  const [isRestored, setRestored] = useState(kept !== undefined);
  const [result, setResult] = useState<Result<Offers>>();
  const [isSending, setSending] = useState(false);
  const isRunning = useRef(false);
  const { form, errors, refuse, handleEdit, isEdited } = useFormErrors(result);
  const namesAccount = side === 'seller' && seller.kind !== 'house';
  const newest = offers.versions.at(-1)?.version ?? 0;

  function change(patch: Partial<OfferDraft>) {
    const next = { ...draft, ...patch };
    setDraft(next);
    keepDraft(memberId, number, next);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const read = readOffer(draft, namesAccount, dayOf(new Date(serverNow)));
    if (isRunning.current || refuse(read.faults)) return;
    isRunning.current = true;
    setSending(true);
    const answer = withFieldNames(await send((api) => sendOffer(api, number, read.form)));
    if (answer.ok) forgetDraft(memberId, number);
    // Reloads the versions shown above the form, including any newer version from the other side.
    if (answer.ok || answer.status === 409) await revalidate();
    isRunning.current = false;
    setSending(false);
    setResult(answer);
    if (!answer.ok) return;
    notify({ tone: 'success', text: `Version ${read.form.basedOn + 1} of the offer was sent.` });
    onSent();
  }

  return {
    form,
    errors,
    handleEdit,
    draft,
    change,
    namesAccount,
    isRestored,
    isSending,
    result: isEdited ? undefined : result,
    submit: (event: FormEvent) => void submit(event),
    discard() {
      forgetDraft(memberId, number);
      setDraft(startingDraft(project));
      setRestored(false);
    },
    /** The newest version if it is newer than the one this draft is based on. */
    newer: draft.basedOn === newest ? undefined : newest,
    continueOnNewest() {
      change({ basedOn: newest });
      setResult(undefined);
    },
  };
}
