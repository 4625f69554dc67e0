import { type ChangeEvent, type ComponentProps, useEffect, useRef } from 'react';
import { TextField } from './text-field';

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'ref' | 'onChange'>;

const SIX_DIGITS = /^\d{6}$/;

/**
 * A code of an authenticator app, or what may be entered in its place. Six digits, typed, pasted or filled in, send
 * their form at once, each code one time; after a refusal the next code takes the place of the old one.
 *
 * @example
 * <CodeField label="Code" name="code" required error={errors.code} />
 */
export function CodeField({ error, ...rest }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef('');

  useEffect(() => {
    if (error) input.current?.select();
  }, [error]);

  function handleChange({ target: { value, form } }: ChangeEvent<HTMLInputElement>) {
    // Apps show the digits in two groups.
    const code = value.replace(/\s/g, '');
    // A form that is being sent has a busy button, which refuses.
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
