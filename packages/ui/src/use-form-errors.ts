import { useEffect, useRef, useState } from 'react';

/** What became of sending a form: nothing to say, or what is wrong by the name of the control. */
interface Outcome {
  ok: boolean;
  fields?: Record<string, string>;
}

type Fields = Record<string, string | undefined>;

const NONE: Fields = {};

interface Shown {
  since: Outcome | undefined;
  fields: Fields;
  /** The names of those that were edited since. */
  edited: string[];
}

/** True when there was one. */
function focusFirst(form: HTMLFormElement | null, fields: Fields): boolean {
  const names = Object.keys(fields).filter((name) => fields[name]);
  const wrong = [...(form?.elements ?? [])].find((control) => names.includes((control as HTMLInputElement).name));
  (wrong as HTMLElement | undefined)?.focus();
  return names.length > 0;
}

/**
 * What a form shows of a refusal: the server's, or its own before anything is sent. Editing a field clears that field's
 * error and no other; a new refusal takes the focus to the first field that is wrong.
 *
 * @example
 * const { form, errors, refuse, handleEdit } = useFormErrors(useActionData<typeof action>());
 * const handleSubmit = (event) => { if (refuse(errorsOf(values))) event.preventDefault(); };
 * <Form ref={form} noValidate onChange={handleEdit} onSubmit={handleSubmit}>
 *   <TextField name="email" error={errors.email} />
 * </Form>
 */
export function useFormErrors(outcome?: Outcome) {
  const form = useRef<HTMLFormElement>(null);
  const sent: Fields = (outcome?.ok === false ? outcome.fields : undefined) ?? NONE;
  const [shown, setShown] = useState<Shown>({ since: outcome, fields: sent, edited: [] });
  const { fields, edited }: Omit<Shown, 'since'> = shown.since === outcome ? shown : { fields: sent, edited: [] };

  useEffect(() => {
    focusFirst(form.current, sent);
  }, [sent]);

  return {
    form,
    errors: Object.fromEntries(Object.entries(fields).filter(([name]) => !edited.includes(name))) as Fields,
    /** What was sent is no longer what stands in the form. */
    isEdited: edited.length > 0,
    handleEdit({ target }: { target: EventTarget }) {
      setShown({ since: outcome, fields, edited: [...edited, (target as HTMLInputElement).name] });
    },
    /** Shows what is wrong before anything is sent, in place of what was said before; true when something is. */
    refuse(wrong: Fields): boolean {
      setShown({ since: outcome, fields: wrong, edited: [] });
      return focusFirst(form.current, wrong);
    },
  };
}
