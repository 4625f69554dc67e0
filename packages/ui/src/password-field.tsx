import { type ComponentProps, useState } from 'react';
import { Field, type FieldFrameProps, splitFieldProps } from './field';
import styles from './password-field.module.scss';
import { VisuallyHidden } from './visually-hidden';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & FieldFrameProps;

/**
 * A password field with a label, hint, error, and a button that reveals the password.
 *
 * @example <PasswordField label="Password" name="password" autoComplete="current-password" required
 * error={errors.password} />
 */
export function PasswordField(props: PasswordFieldProps) {
  const { frame, control: own } = splitFieldProps(props);
  const [isShown, setIsShown] = useState(false);
  return (
    <Field {...frame}>
      {(control) => (
        <div className={styles.row}>
          <input autoCapitalize="none" spellCheck={false} {...own} {...control} type={isShown ? 'text' : 'password'} />
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
