import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import type { FormOutcome } from './form-outcome';

const NONE: Record<string, string> = {};

/**
 * What a form shows of its action's refusal. Editing a field clears that field's error and no other; a new refusal takes
 * the focus to the first field that is wrong.
 *
 * @example
 * const { form, errors, handleEdit } = useFormErrors(useActionData<typeof action>());
 * <Form ref={form} onChange={handleEdit}>
 */
export function useFormErrors(outcome: FormOutcome<unknown> | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const [edited, setEdited] = useState<{ since: typeof outcome; names: string[] }>({ since: outcome, names: [] });
  const fields = outcome && !outcome.ok ? outcome.fields : NONE;
  const cleared = edited.since === outcome ? edited.names : [];

  useEffect(() => {
    const wrong = [...(form.current?.elements ?? [])].find((control) => (control as HTMLInputElement).name in fields);
    (wrong as HTMLElement | undefined)?.focus();
  }, [fields]);

  return {
    form,
    errors: Object.fromEntries(Object.entries(fields).filter(([name]) => !cleared.includes(name))) as Record<string, string | undefined>,
    handleEdit({ target }: ChangeEvent<HTMLFormElement>) {
      setEdited({ since: outcome, names: [...cleared, (target as unknown as HTMLInputElement).name] });
    },
  };
}
