import type { ComponentProps } from 'react';
import { Field, type FieldFrameProps } from './field';

type SelectFieldProps = ComponentProps<'select'> & FieldFrameProps;

/**
 * A field for choosing one option from a list.
 *
 * @example <SelectField label="Sort by" name="sort"><option value="newest">Newest</option></SelectField>
 */
export function SelectField({
  label,
  hint,
  error,
  isOptional,
  id,
  'aria-describedby': describedBy,
  children,
  ...rest
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, isOptional, id, describedBy }}>
      {(control) => (
        <select {...rest} {...control}>
          {children}
        </select>
      )}
    </Field>
  );
}
