import { type RefObject, useEffect, useRef, useState } from 'react';

/** The result of sending a form: success, or errors by the name of the control. */
interface Outcome {
  ok: boolean;
  fields?: Record<string, string>;
}

type Fields = Record<string, string | undefined>;

const NONE: Fields = {};

interface Shown {
  since: Outcome | undefined;
  fields: Fields;
  /** Names of the fields edited since then. */
  edited: string[];
}

/** Focuses the first field with an error; returns whether there is one. */
function focusFirst(form: HTMLFormElement | null, fields: Fields): boolean {
  const names = Object.keys(fields).filter((name) => fields[name]);
  const wrong = [...(form?.elements ?? [])].find((control) => names.includes((control as HTMLInputElement).name));
  (wrong as HTMLElement | undefined)?.focus();
  return names.length > 0;
}

/**
 * Manages the errors that a form shows: the server's, or its own before it is sent. Editing a field clears only that
 * field's error; new errors move the focus to the first invalid field.
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
  const sent: Fields = (outcome?.ok === false ? outcome.fields : undefined) ?? NONE;
  const [shown, setShown] = useState<Shown>({ since: outcome, fields: sent, edited: [] });
  const { fields, edited }: Omit<Shown, 'since'> = shown.since === outcome ? shown : { fields: sent, edited: [] };

  useEffect(() => {
    focusFirst(form.current, sent);
  }, [sent, form]);

  const errors: Fields = Object.fromEntries(Object.entries(fields).filter(([name]) => !edited.includes(name)));

  return {
    form,
    errors,
    /** Whether the form has been edited since it was sent. */
    isEdited: edited.length > 0,
    handleEdit({ target }: { target: EventTarget }) {
      setShown({ since: outcome, fields, edited: [...edited, (target as HTMLInputElement).name] });
    },
    /** Shows errors before the form is sent, instead of earlier ones; returns whether there are any. */
    refuse(wrong: Fields): boolean {
      setShown({ since: outcome, fields: wrong, edited: [] });
      return focusFirst(form.current, wrong);
    },
  };
}
