import { type ComponentProps, useId } from 'react';
import type { FieldFrameProps } from './field';
import styles from './field.module.scss';

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & Omit<FieldFrameProps, 'isOptional'>;

/**
 * A yes-or-no choice. The label may contain a link.
 *
 * @example
 * <CheckboxField label={<>I agree to the <a href={terms} target="_blank">Terms & Conditions</a></>} required />
 */
export function CheckboxField({ label, hint, error, id, ...rest }: CheckboxFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const described = [error ? `${controlId}-error` : null, hint ? `${controlId}-hint` : null].filter(Boolean).join(' ');
  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      <label className={styles.check} htmlFor={controlId}>
        <input
          {...rest}
          type="checkbox"
          id={controlId}
          className={styles.box}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      {hint ? (
        <p className={styles.hint} id={`${controlId}-hint`}>
          {hint}
        </p>
      ) : null}
      <p className={styles.error} id={`${controlId}-error`} role="alert" hidden={!error}>
        {error}
      </p>
    </div>
  );
}
