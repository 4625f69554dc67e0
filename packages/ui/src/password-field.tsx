import { type ComponentProps, useState } from 'react';
import { Field, type FieldFrameProps } from './field';
import styles from './password-field.module.scss';
import { VisuallyHidden } from './visually-hidden';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & FieldFrameProps;

/**
 * A password field with a label, hint, error, and a button that reveals the password.
 *
 * @example <PasswordField label="Password" name="password" autoComplete="current-password" required
 * error={errors.password} />
 */
export function PasswordField({
  label,
  hint,
  error,
  isOptional,
  id,
  'aria-describedby': describedBy,
  ...rest
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field {...{ label, hint, error, isOptional, id, describedBy }}>
      {(control) => (
        <div className={styles.row}>
          <input autoCapitalize="none" spellCheck={false} {...rest} {...control} type={isShown ? 'text' : 'password'} />
          <button
            type="button"
            className={styles.button}
            data-needs-scripts
            aria-controls={control.id}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? 'Hide' : 'Show'}
            <VisuallyHidden> password</VisuallyHidden>
          </button>
        </div>
      )}
    </Field>
  );
}
