import { useEffect, useSyncExternalStore } from 'react';
import { formatNumber } from '@verse/api-contract/formats';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The share of the limit from which the length is shown. */
const NEAR = 0.8;

const controlOf = (id: string) => document.getElementById(id) as TextControl | null;

/** Returns the length that counts, because texts are stored without spaces at their ends. */
const lengthOf = (control: TextControl | null) => control?.value.trim().length ?? 0;

function subscribe(listener: () => void) {
  document.addEventListener('input', listener);
  return () => document.removeEventListener('input', listener);
}

/**
 * Watches the length of a text. It replaces `maxLength`, which cuts the end off a longer text that is pasted, without a
 * word. While the text is too long, its form is not sent.
 */
export function useLengthLimit(id: string, limit = Infinity) {
  // Read from the page after each render, because a form may change the text itself, for example after it was sent.
  const length = useSyncExternalStore(
    subscribe,
    () => (limit === Infinity ? 0 : lengthOf(controlOf(id))),
    () => 0,
  );

  useEffect(() => {
    if (limit === Infinity) return undefined;
    const refuse = (event: Event) => {
      const control = controlOf(id);
      if (!control || control.form !== event.target || lengthOf(control) <= limit) return;
      if (!event.defaultPrevented) control.focus();
      event.preventDefault();
      event.stopPropagation();
    };
    // On the document, because the form may be replaced, and before the handlers of the form.
    document.addEventListener('submit', refuse, true);
    return () => document.removeEventListener('submit', refuse, true);
  }, [id, limit]);

  if (length <= limit * NEAR) return {};
  const most = formatNumber(limit);
  return {
    note: `${formatNumber(length)} of ${most} characters`,
    error: length > limit ? `Shorten this to ${most} characters.` : undefined,
  };
}
