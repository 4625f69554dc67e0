import type { ComponentProps } from 'react';
import { Field, type FieldFrameProps, splitFieldProps } from './field';

type TextAreaFieldProps = ComponentProps<'textarea'> & FieldFrameProps;

/**
 * A multi-line text field. Grows with its content in browsers that support it.
 *
 * @example <TextAreaField label="Message" name="message" required />
 */
export function TextAreaField(props: TextAreaFieldProps) {
  const { frame, control: own } = splitFieldProps(props);
  return <Field {...frame}>{(control) => <textarea rows={6} dir="auto" {...own} {...control} />}</Field>;
}
