import { type ChangeEvent, useEffect, useRef, useState } from 'react';

/** What became of sending a form: nothing to say, or what is wrong by the name of the control. */
interface Outcome {
  ok: boolean;
  fields?: Record<string, string>;
}

const NONE: Record<string, string> = {};

/**
 * What a form shows of a refusal. Editing a field clears that field's error and no other; a new refusal takes the focus
 * to the first field that is wrong.
 *
 * @example
 * const { form, errors, handleEdit } = useFormErrors(useActionData<typeof action>());
 * <Form ref={form} noValidate onChange={handleEdit}><TextField name="email" error={errors.email} /></Form>
 */
export function useFormErrors(outcome: Outcome | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const [edited, setEdited] = useState<{ since: typeof outcome; names: string[] }>({ since: outcome, names: [] });
  const fields = (outcome?.ok === false ? outcome.fields : undefined) ?? NONE;
  const cleared = edited.since === outcome ? edited.names : [];

  useEffect(() => {
    const wrong = [...(form.current?.elements ?? [])].find((control) => (control as HTMLInputElement).name in fields);
    (wrong as HTMLElement | undefined)?.focus();
  }, [fields]);

  return {
    form,
    errors: Object.fromEntries(Object.entries(fields).filter(([name]) => !cleared.includes(name))) as Record<
      string,
      string | undefined
    >,
    /** What was sent is no longer what stands in the form. */
    isEdited: cleared.length > 0,
    handleEdit({ target }: ChangeEvent<HTMLFormElement>) {
      setEdited({ since: outcome, names: [...cleared, (target as unknown as HTMLInputElement).name] });
    },
  };
}
