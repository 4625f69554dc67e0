import { useState } from 'react';
import { TextField } from '@verse/ui';
import { passwordStrength } from '../../shared/password-rules';
import styles from './password-field.module.scss';

interface PasswordFieldProps {
  error: string | undefined;
}

/** Says how good the password is while it is chosen, in a bar and in words. */
export function PasswordField({ error }: PasswordFieldProps) {
  const [password, setPassword] = useState('');
  const { score, advice } = passwordStrength(password);
  return (
    <div className={styles.field}>
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={6}
        required
        error={error}
        hint={advice}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <meter className={styles.meter} aria-label="Password strength" min={0} max={4} value={score} data-score={score} />
    </div>
  );
}
