import { useEffect, useState } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The share of the limit from which the length is shown. */
const NEAR = 0.8;

/** Returns the length that counts, because texts are stored without spaces at their ends. */
const lengthOf = ({ value }: TextControl) => value.trim().length;

const controlOf = (id: string) => document.getElementById(id) as TextControl | null;

/**
 * Watches the length of a text. It replaces `maxLength`, which cuts the end off a longer text that is pasted, without a
 * word. While the text is too long, its form is not sent.
 */
export function useLengthLimit(id: string, limit: number | undefined) {
  const [length, setLength] = useState(0);

  // Without dependencies, because a form may change the text itself, for example after it was sent.
  useEffect(() => {
    const control = limit === undefined ? null : controlOf(id);
    if (control) setLength(lengthOf(control));
  });

  useEffect(() => {
    if (limit === undefined) return undefined;
    const isField = ({ target }: Event) => target instanceof Element && target.id === id;
    const count = (event: Event) => {
      if (isField(event)) setLength(lengthOf(event.target as TextControl));
    };
    const refuse = (event: Event) => {
      const control = controlOf(id);
      if (!control || control.form !== event.target || lengthOf(control) <= limit) return;
      if (!event.defaultPrevented) control.focus();
      event.preventDefault();
      event.stopPropagation();
    };
    // On the document, because the form may be replaced, and before the handlers of the form.
    document.addEventListener('input', count);
    document.addEventListener('submit', refuse, true);
    return () => {
      document.removeEventListener('input', count);
      document.removeEventListener('submit', refuse, true);
    };
  }, [id, limit]);

  if (limit === undefined || length <= limit * NEAR) return { isTooLong: false, note: undefined, error: undefined };
  const most = limit.toLocaleString('en-GB');
  const isTooLong = length > limit;
  return {
    isTooLong,
    note: `${length.toLocaleString('en-GB')} of ${most} characters`,
    error: isTooLong ? `Shorten this to ${most} characters.` : undefined,
  };
}
