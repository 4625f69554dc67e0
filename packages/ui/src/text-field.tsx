import type { ComponentProps } from 'react';
import { Field, type FieldFrameProps, splitFieldProps } from './field';

type TextFieldProps = ComponentProps<'input'> & FieldFrameProps;

/**
 * A single-line text field with label, hint and error.
 *
 * @example
 * <TextField label="Email" type="email" autoComplete="email" required error={errors.email} {...register('email')} />
 */
export function TextField(props: TextFieldProps) {
  const { frame, control: own } = splitFieldProps(props);
  return <Field {...frame}>{(control) => <input type="text" dir="auto" {...own} {...control} />}</Field>;
}
