import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { faultsOf, firstFaulty, type OfferStep } from './offer-step';
import type { OfferFormState } from './use-offer-form';

/** Shows one step at a time. Errors open the first step that has one, before its field gets the focus. */
export function useSteps(steps: readonly OfferStep[], { props, result, refuse, faults }: OfferFormState) {
  const [shown, setShown] = useState(0);
  const [seen, setSeen] = useState(result);
  const box = useRef<HTMLDivElement>(null);
  const isLast = shown === steps.length - 1;

  // The server may have refused a field of an earlier step.
  if (result !== seen) {
    setSeen(result);
    const faulty = result?.ok === false ? firstFaulty(steps, result.fields ?? {}) : -1;
    if (faulty >= 0) setShown(faulty);
  }

  const isFirstRender = useRef(true);
  useEffect(() => {
    const isOpening = isFirstRender.current;
    isFirstRender.current = false;
    const group = box.current?.querySelector('[role="group"]:not([hidden])');
    const isFaulty = group?.querySelector('[aria-invalid="true"]');
    if (!isOpening && !isFaulty) group?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [shown]);

  return {
    shown,
    isLast,
    box,
    show: setShown,
    submit(event: SubmitEvent<HTMLFormElement>) {
      const all = faults();
      const faulty = firstFaulty(steps, all);
      if (isLast) {
        if (faulty >= 0) flushSync(() => setShown(faulty));
        return props.onSubmit(event);
      }
      event.preventDefault();
      if (!refuse(faultsOf(steps[shown]!, all))) setShown(shown + 1);
    },
  };
}
