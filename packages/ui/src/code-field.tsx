import { type ChangeEvent, type ComponentProps, useEffect, useRef } from 'react';
import { TextField } from './text-field';

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'ref' | 'onChange'>;

const SIX_DIGITS = /^\d{6}$/;

/**
 * A field for a TOTP code or a recovery code. Submits the form automatically once six digits have been typed, pasted or
 * filled in, at most once per code. After an error, the next code replaces the rejected one.
 *
 * @example <CodeField label="Code" name="code" required error={errors.code} />
 */
export function CodeField({ error, ...rest }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef('');

  useEffect(() => {
    if (error) input.current?.select();
  }, [error]);

  function handleChange({ target: { value, form } }: ChangeEvent<HTMLInputElement>) {
    // Authenticator apps display the digits in two groups.
    const code = value.replace(/\s/g, '');
    // While a form is being submitted, its button is busy and ignores clicks.
    const button = form?.querySelector<HTMLButtonElement>('[type="submit"]:not([aria-busy])');
    if (!button || !SIX_DIGITS.test(code) || code === sent.current) return;
    sent.current = code;
    form?.requestSubmit(button);
  }

  return (
    <TextField
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      ref={input}
      error={error}
      onChange={handleChange}
    />
  );
}
