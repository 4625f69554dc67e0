import { useState } from 'react';
import { PASSWORD_LENGTH } from '@verse/api-contract/identity/passwords';
import { PasswordField } from '@verse/ui';
import styles from './new-password.module.scss';
import { passwordStrength } from './password-rules';

interface NewPasswordProps {
  error: string | undefined;
}

/** A password field that rates the password while it is typed, using a bar and text. */
export function NewPassword({ error }: NewPasswordProps) {
  const [password, setPassword] = useState('');
  const { score, advice } = passwordStrength(password);
  return (
    <div className={styles.field}>
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        minLength={PASSWORD_LENGTH}
        required
        error={error}
        // Only one message is shown at a time, so the server's message replaces the advice.
        hint={error && score > 0 ? undefined : advice}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <meter className={styles.meter} aria-label="Password strength" min={0} max={4} value={score} data-score={score} />
    </div>
  );
}
