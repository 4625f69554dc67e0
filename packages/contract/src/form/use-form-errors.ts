import { type RefObject, useEffect, useRef, useState } from 'react';

/** The result of submitting a form: success, or errors keyed by field name. */
interface Outcome {
  ok: boolean;
  fields?: Record<string, string>;
}

/** Error messages by field name. */
export type FieldErrors = Record<string, string | undefined>;

const NONE: FieldErrors = {};

interface Shown {
  since: Outcome | undefined;
  fields: FieldErrors;
  /** Names of the fields edited since the errors appeared. */
  edited: string[];
}

/** Focuses the first field with an error. Returns whether there is one. */
function focusFirst(form: HTMLFormElement | null, fields: FieldErrors): boolean {
  const names = Object.keys(fields).filter((name) => fields[name]);
  const wrong = [...(form?.elements ?? [])].find((control) => names.includes((control as HTMLInputElement).name));
  (wrong as HTMLElement | undefined)?.focus();
  return names.length > 0;
}

/**
 * Manages the errors a form shows, whether from the server or from its own validation. Editing a field clears only that
 * field's error. New errors move the focus to the first invalid field.
 *
 * @example
 * const { form, errors, refuse, handleEdit } = useFormErrors(useActionData<typeof action>());
 * const handleSubmit = (event) => { if (refuse(errorsOf(values))) event.preventDefault(); };
 * <Form ref={form} noValidate onChange={handleEdit} onSubmit={handleSubmit}>
 *   <TextField name="email" error={errors.email} />
 * </Form>
 */
export function useFormErrors(outcome?: Outcome, ref?: RefObject<HTMLFormElement | null>) {
  const own = useRef<HTMLFormElement>(null);
  const form = ref ?? own;
  const sent: FieldErrors = (outcome?.ok === false ? outcome.fields : undefined) ?? NONE;
  const [shown, setShown] = useState<Shown>({ since: outcome, fields: sent, edited: [] });
  const { fields, edited }: Omit<Shown, 'since'> = shown.since === outcome ? shown : { fields: sent, edited: [] };

  useEffect(() => {
    focusFirst(form.current, sent);
  }, [sent, form]);

  const errors: FieldErrors = Object.fromEntries(Object.entries(fields).filter(([name]) => !edited.includes(name)));

  return {
    form,
    errors,
    /** Whether the form has been edited since it was submitted. */
    isEdited: edited.length > 0,
    handleEdit({ target }: { target: EventTarget }) {
      setShown({ since: outcome, fields, edited: [...edited, (target as HTMLInputElement).name] });
    },
    /** Replaces the current errors before the form is submitted. Returns whether there are any errors. */
    refuse(wrong: FieldErrors): boolean {
      setShown({ since: outcome, fields: wrong, edited: [] });
      return focusFirst(form.current, wrong);
    },
  };
}
