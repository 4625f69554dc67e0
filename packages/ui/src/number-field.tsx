import { type ComponentProps, type InputEvent, useState } from 'react';
import { TextField } from './text-field';

interface NumberFieldProps extends ComponentProps<typeof TextField> {
  /** How the typed text is read, such as `$25,000.00`, shown below it; undefined while it is no number. */
  echo: (typed: string) => string | undefined;
}

/**
 * A number typed as text, for `type="number"` drops what it cannot read. Says beside the hint how it was read.
 *
 * @example
 * <NumberField label="Price in dollars" name="USD" echo={(typed) => amountText(typed, 'USD')} error={errors.USD} />
 */
export function NumberField({ echo, hint, onInput, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState(String(rest.value ?? rest.defaultValue ?? ''));
  const read = echo(typed);

  function handleInput(event: InputEvent<HTMLInputElement>) {
    setTyped(event.currentTarget.value);
    onInput?.(event);
  }

  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      hint={
        read === undefined ? (
          hint
        ) : (
          <>
            {hint} <strong>{read}</strong>
          </>
        )
      }
      onInput={handleInput}
    />
  );
}
