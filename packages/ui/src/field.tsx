import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.scss';
import { useLengthLimit } from './use-length-limit';

export interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldFrameProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Error message, associated with the control and announced when it appears. */
  error?: ReactNode;
  /** Adds "(optional)" to the label. */
  isOptional?: boolean;
}

interface FieldProps extends FieldFrameProps {
  id?: string | undefined;
  describedBy?: string | undefined;
  /** The most characters of the text. A longer text stays whole, with an error, and its form is not sent. */
  limit?: number | undefined;
  children: (control: ControlProps) => ReactNode;
}

/**
 * A label, hint and error around any control. For common controls use `TextField`, `TextAreaField` or `SelectField`.
 *
 * @example <Field label="Thumbnail Image" error={error}>{(control) => <input type="file" {...control} />}</Field>
 */
export function Field({ label, hint, error, isOptional = false, id, describedBy, limit, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const noteId = `${controlId}-length`;
  const length = useLengthLimit(controlId, limit);
  const shown = length.error ?? error;
  const description = [shown ? errorId : null, hint ? hintId : null, length.note ? noteId : null, describedBy]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field} data-invalid={shown ? true : undefined}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {isOptional ? <span className={styles.optional}> (optional)</span> : null}
      </label>
      {children({
        id: controlId,
        className: styles.control,
        'aria-describedby': description || undefined,
        'aria-invalid': shown ? true : undefined,
      })}
      {hint ? (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      ) : null}
      {length.note ? (
        <p className={styles.hint} id={noteId}>
          {length.note}
        </p>
      ) : null}
      <p className={styles.error} id={errorId} role="alert" hidden={!shown}>
        {shown}
      </p>
    </div>
  );
}

type SplitProps = FieldFrameProps & Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'maxLength'>;

/** Splits a field's props into those of `Field` and those of its control. `maxLength` becomes the limit of `Field`. */
export function splitFieldProps<P extends SplitProps>(props: P) {
  const { label, hint, error, isOptional, id, 'aria-describedby': describedBy, maxLength: limit, ...control } = props;
  return { frame: { label, hint, error, isOptional, id, describedBy, limit }, control };
}
