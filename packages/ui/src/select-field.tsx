import type { ComponentProps } from 'react';
import { Field, type FieldFrameProps, splitFieldProps } from './field';

type SelectFieldProps = ComponentProps<'select'> & FieldFrameProps;

/**
 * A field for choosing one option from a list.
 *
 * @example <SelectField label="Sort by" name="sort"><option value="newest">Newest</option></SelectField>
 */
export function SelectField(props: SelectFieldProps) {
  const { frame, control: own } = splitFieldProps(props);
  return <Field {...frame}>{(control) => <select {...own} {...control} />}</Field>;
}
