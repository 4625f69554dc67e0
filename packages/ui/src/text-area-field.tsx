import type { ComponentProps } from 'react';
import { Field, type FieldFrameProps } from './field';

type TextAreaFieldProps = ComponentProps<'textarea'> & FieldFrameProps;

/**
 * A field for several lines of text. It grows with its content if the browser supports that.
 *
 * @example
 * <TextAreaField label="Message" name="message" required />
 */
export function TextAreaField({
  label,
  hint,
  error,
  isOptional,
  id,
  'aria-describedby': describedBy,
  ...rest
}: TextAreaFieldProps) {
  return (
    <Field {...{ label, hint, error, isOptional, id, describedBy }}>
      {(control) => <textarea rows={6} dir="auto" {...rest} {...control} />}
    </Field>
  );
}
