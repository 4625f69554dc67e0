import { useState } from 'react';
import type { Project } from '@verse/api-contract/api';
import { dayOf } from '@verse/api-contract/work/offer-rules';
import { useForm } from '@verse/contract/form';
import { useSession, useShell } from '@verse/contract/react';
import { forgetDraft, keepDraft, type OfferDraft, readKeptDraft, startingDraft } from './offer-draft';
import { sendOffer } from './offers.api';
import { readOffer, toFieldNames } from './read-offer';

/** Manages the form for an offer version. Its draft is kept on this device until it is sent. */
export function useOfferForm(project: Project, onSent: () => void) {
  const { number, side, seller, serverNow, offers } = project;
  const { notify } = useShell();
  const memberId = useSession().user?.id ?? '';
  const [kept] = useState(() => readKeptDraft(memberId, number, startingDraft(project)));
  const [draft, setDraft] = useState(() => kept ?? startingDraft(project));
  const [isRestored, setRestored] = useState(kept !== undefined);
  const [begun, setBegun] = useState(draft);
  const namesAccount = side === 'seller' && seller.kind !== 'house';
  const newest = offers.versions.at(-1)?.version ?? 0;

  function change(patch: Partial<OfferDraft>) {
    const next = { ...draft, ...patch };
    setDraft(next);
    keepDraft(memberId, number, next);
  }

  const read = () => readOffer(draft, namesAccount, dayOf(new Date(serverNow)));
  const form = useForm({
    findErrors: () => read().faults,
    toControls: toFieldNames,
    send: (api) => sendOffer(api, number, read().form),
    onSent() {
      forgetDraft(memberId, number);
      notify({ tone: 'success', text: `Version ${draft.basedOn + 1} of your offer is sent.` });
    },
    onDone: onSent,
    // Reloads the versions shown above the form, including any newer version from the other side.
    shouldRevalidate: (result) => result.ok || result.status === 409,
  });

  return {
    ...form,
    draft,
    change,
    namesAccount,
    isRestored,
    faults: () => read().faults,
    /** Whether nothing has been typed yet. */
    isUntouched: !isRestored && draft === begun,
    /** Fills in what the offer begins with. */
    begin(next: OfferDraft) {
      setDraft(next);
      setBegun(next);
      keepDraft(memberId, number, next);
    },
    discard() {
      forgetDraft(memberId, number);
      setDraft(startingDraft(project));
      setRestored(false);
    },
    /** The newest version if it is newer than the one this draft is based on. */
    newer: draft.basedOn === newest ? undefined : newest,
    continueOnNewest() {
      change({ basedOn: newest });
      form.dismiss();
    },
  };
}

export type OfferFormState = ReturnType<typeof useOfferForm>;
