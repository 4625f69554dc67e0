/** Names of the fields that hold text. */
type TextName<Values> = { [Name in keyof Values]-?: Values[Name] extends string ? Name : never }[keyof Values] & string;

interface TextChange {
  currentTarget: { value: string };
}

/**
 * Returns a function that returns the props of a text or select field for one of the values.
 *
 * @example
 * const field = bindTexts(draft, errors, edit);
 * <TextField label="Title" {...field('title')} />
 */
export const bindTexts =
  <Values>(values: Values, errors: Record<string, string | undefined>, edit: (change: Partial<Values>) => void) =>
  (name: TextName<Values>) => ({
    name,
    value: values[name] as string,
    error: errors[name],
    onChange: ({ currentTarget }: TextChange) => edit({ [name]: currentTarget.value } as Partial<Values>),
  });
