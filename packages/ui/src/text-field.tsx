import type { ComponentProps } from 'react';
import { Field, type FieldFrameProps } from './field';

type TextFieldProps = ComponentProps<'input'> & FieldFrameProps;

/**
 * A single-line text field with label, hint and error.
 *
 * @example
 * <TextField label="Email" type="email" autoComplete="email" required error={errors.email} {...register('email')} />
 */
export function TextField({
  label,
  hint,
  error,
  isOptional,
  id,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, isOptional, id, describedBy }}>
      {(control) => <input type="text" dir="auto" {...rest} {...control} />}
    </Field>
  );
}
