import { useEffect, useRef, useState } from 'react';
// Imported by package name, because the shell shares this module under its package name.
import { useSession } from '@verse/contract/react';
import { enterField, type Field, isChecked, keyFields } from './fields';

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

function readKept(key: string): Texts {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Texts;
  } catch {
    return {};
  }
}

/** Best effort. If the browser denies access to storage, the text is not saved and no error is reported. */
function writeKept(key: string, texts: Texts): void {
  try {
    if (Object.keys(texts).length > 0) localStorage.setItem(key, JSON.stringify(texts));
    else localStorage.removeItem(key);
  } catch {
    return;
  }
}

/**
 * Saves the text typed into a form on this device until the form has been sent, and restores the text the next time the
 * form is shown. `name` identifies the form and its subject. Signing out removes the saved text.
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
export function useKeptText(name: string, isForGuests = false) {
  const form = useRef<HTMLFormElement>(null);
  const { user } = useSession();
  const member = isForGuests ? '' : (user?.id ?? '');
  const key = `own:text ${member} ${name}`;
  const [isRestored, setRestored] = useState(false);
  const start = useRef<Texts>({});
  const isSent = useRef(false);

  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    let isGone = false;
    start.current = readTexts(element);
    const keep = () => {
      const typed = Object.entries(readTexts(element)).filter(([field, text]) => text !== start.current[field]);
      if (!isSent.current) writeKept(key, Object.fromEntries(typed));
    };
    const restore = () => {
      if (isGone) return;
      setRestored(enterTexts(element, readKept(key)));
      element.addEventListener('input', keep);
    };
    // Deferred, because React does not notice changes made to a controlled field inside an effect.
    queueMicrotask(restore);
    return () => {
      isGone = true;
      element.removeEventListener('input', keep);
    };
  }, [form, key]);

  function forget() {
    isSent.current = true;
    writeKept(key, {});
  }

  function discard() {
    const element = form.current;
    setRestored(false);
    if (!element) return;
    enterTexts(element, start.current);
    writeKept(key, {});
    [...fieldsIn(element).values()][0]?.focus();
  }

  return { form, isRestored, discard, forget };
}
