import type { ComponentProps } from 'react';
import { Field, type FieldFrameProps } from './field';

type TextAreaFieldProps = ComponentProps<'textarea'> & FieldFrameProps;

/**
 * A multi-line text field. Grows with its content in browsers that support it.
 *
 * @example <TextAreaField label="Message" name="message" required />
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
