import { useEffect, useRef, useState } from 'react';
// Imported by package name, because the shell shares this module under its package name.
import { useSession } from '@verse/contract/react';
import { readStoredJson, removeStored, writeStored } from './device-storage';
import { enterField, type Field, isChecked, keyFields } from './fields';
import { typedAfter } from './typed-after';

type Texts = Record<string, string>;

/** Passwords are never stored. */
const isKept = (field: Field) => field.type !== 'password';
const textOf = (field: Field) =>
  field.type === 'checkbox' || field.type === 'radio' ? String(isChecked(field)) : field.value;

const fieldsIn = (form: HTMLFormElement) =>
  keyFields([...form.elements].filter((one) => 'value' in one && 'type' in one) as Field[]);

const readTexts = (form: HTMLFormElement): Texts =>
  Object.fromEntries(
    [...fieldsIn(form)].filter(([, field]) => isKept(field)).map(([key, field]) => [key, textOf(field)]),
  );

/**
 * Enters the texts into the form's fields and returns whether any field has changed. A radio button cannot be turned
 * off directly, only by turning on another one.
 */
function enterTexts(form: HTMLFormElement, texts: Texts): boolean {
  const changed = [...fieldsIn(form)].filter(
    ([key, field]) => Object.hasOwn(texts, key) && textOf(field) !== texts[key],
  );
  for (const [key, field] of changed) {
    const value = texts[key]!;
    if (field.type !== 'radio' || value === 'true') enterField(field, { value, checked: value === 'true' });
  }
  return changed.length > 0;
}

/** Best effort. If the browser denies access to storage, the text is not saved and no error is reported. */
function writeKept(key: string, texts: Texts): void {
  if (Object.keys(texts).length > 0) writeStored(key, JSON.stringify(texts));
  else removeStored(key);
}

/** Returns the texts of fields that the form does not show yet, such as those that follow a choice. */
function hiddenTexts(form: HTMLFormElement, texts: Texts): Texts {
  const shown = fieldsIn(form);
  return Object.fromEntries(Object.entries(texts).filter(([key]) => !shown.has(key)));
}

/** Enters the texts of fields as soon as the form shows them. */
function enterLater(form: HTMLFormElement, hidden: { current: Texts }): () => void {
  const observer = new MutationObserver(() => {
    const left = hiddenTexts(form, hidden.current);
    const found = Object.entries(hidden.current).filter(([key]) => !Object.hasOwn(left, key));
    hidden.current = left;
    if (found.length > 0) enterTexts(form, Object.fromEntries(found));
  });
  observer.observe(form, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Returns the texts that were typed or changed after the form was sent. */
const textsSince = (now: Texts, sent: Texts, start: Texts): Texts =>
  Object.fromEntries(
    Object.entries(now)
      // What was added to a text that has been saved is kept with it.
      .map(([key, text]) => [key, start[key] === '' ? typedAfter(text, sent[key] ?? '') : text] as const)
      .filter(([key, text]) => text !== sent[key] && text !== start[key]),
  );

/**
 * Saves the text typed into a form on this device until the form has been sent, and restores the text the next time the
 * form is shown. `name` identifies the form and its subject; without one, nothing is saved. Signing out removes the
 * saved text.
 *
 * @param isForGuests whether text typed as a guest is still shown once the guest has signed in
 *
 * @example
 * const kept = useKeptText(`appeal ${id}`);
 * const { form } = useFormErrors(result, kept.form);
 * {kept.isRestored ? <RestoredText onDiscard={kept.discard} /> : null}
 * // After a success:
 * kept.forget();
 */
export function useKeptText(name: string | undefined, isForGuests = false) {
  const form = useRef<HTMLFormElement>(null);
  const { user } = useSession();
  const member = isForGuests ? '' : (user?.id ?? '');
  const key = name === undefined ? undefined : `own:text ${member} ${name}`;
  const [isRestored, setRestored] = useState(false);
  const start = useRef<Texts>({});
  const sent = useRef<Texts>(undefined);
  const hidden = useRef<Texts>({});
  const isSent = useRef(false);

  useEffect(() => {
    const element = form.current;
    if (!element || key === undefined) return undefined;
    let isGone = false;
    let stop = () => {};
    start.current = readTexts(element);
    const keep = () => {
      const typed = Object.entries(readTexts(element)).filter(([field, text]) => text !== (start.current[field] ?? ''));
      writeKept(key, { ...hidden.current, ...Object.fromEntries(typed) });
    };
    // A form that stays after it was sent starts again with the texts that it shows then.
    const begin = () => {
      if (isSent.current) start.current = readTexts(element);
      isSent.current = false;
    };
    const remember = () => {
      sent.current = readTexts(element);
    };
    const restore = () => {
      if (isGone) return;
      const texts = readStoredJson<Texts>(key) ?? {};
      hidden.current = hiddenTexts(element, texts);
      stop = enterLater(element, hidden);
      setRestored(enterTexts(element, texts));
      element.addEventListener('beforeinput', begin);
      element.addEventListener('input', keep);
      element.addEventListener('submit', remember, true);
    };
    // Deferred, because React does not notice changes made to a controlled field inside an effect.
    queueMicrotask(restore);
    return () => {
      isGone = true;
      stop();
      element.removeEventListener('beforeinput', begin);
      element.removeEventListener('input', keep);
      element.removeEventListener('submit', remember, true);
    };
  }, [form, key]);

  /** Removes what was sent. What was typed after that is kept. */
  function forget() {
    if (key === undefined) return;
    const element = form.current;
    isSent.current = true;
    hidden.current = {};
    setRestored(false);
    writeKept(key, element && sent.current ? textsSince(readTexts(element), sent.current, start.current) : {});
  }

  function discard() {
    const element = form.current;
    setRestored(false);
    hidden.current = {};
    if (!element || key === undefined) return;
    enterTexts(element, start.current);
    writeKept(key, {});
    [...fieldsIn(element).values()][0]?.focus();
  }

  return { form, isRestored, discard, forget };
}
