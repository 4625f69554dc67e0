import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router-dom';
import type { FormOutcome } from './form-outcome';

const NONE: Record<string, string> = {};

/**
 * A form that saves by itself, beside others on its page. Editing a field clears that field's error and no other; a new
 * refusal takes the focus to the first field that is wrong.
 *
 * @example
 * const { Form, outcome, errors, isSaving, props } = useSectionForm<Account>();
 * <Form {...props}>
 */
export function useSectionForm<T = undefined>() {
  const fetcher = useFetcher<FormOutcome<T>>();
  const outcome = fetcher.data;
  const form = useRef<HTMLFormElement>(null);
  const [edited, setEdited] = useState<{ since: typeof outcome; names: string[] }>({ since: outcome, names: [] });
  const fields = outcome && !outcome.ok ? outcome.fields : NONE;
  const cleared = edited.since === outcome ? edited.names : [];

  useEffect(() => {
    const wrong = [...(form.current?.elements ?? [])].find((control) => (control as HTMLInputElement).name in fields);
    (wrong as HTMLElement | undefined)?.focus();
  }, [fields]);

  function handleEdit({ target }: ChangeEvent<HTMLFormElement>) {
    setEdited({ since: outcome, names: [...cleared, (target as unknown as HTMLInputElement).name] });
  }

  return {
    Form: fetcher.Form,
    outcome,
    errors: Object.fromEntries(Object.entries(fields).filter(([name]) => !cleared.includes(name))) as Record<string, string | undefined>,
    isSaving: fetcher.state !== 'idle',
    /** What was saved is no longer what stands in the form. */
    isEdited: cleared.length > 0,
    props: { ref: form, method: 'post' as const, noValidate: true, onChange: handleEdit },
  };
}
