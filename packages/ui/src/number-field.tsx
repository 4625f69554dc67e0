import { type ComponentProps, type InputEvent, useState } from 'react';
import { TextField } from './text-field';

interface NumberFieldProps extends ComponentProps<typeof TextField> {
  /**
   * Formats the parsed number, e.g. `$25,000.00`. The result is shown below the field unless it equals the typed text.
   * Returns undefined for an invalid number.
   */
  echo: (typed: string) => string | undefined;
}

/**
 * A number field that accepts free text, because `type="number"` drops whatever it cannot parse. Shows the parsed
 * number beside the hint.
 *
 * @example <NumberField label="Price in dollars" name="USD" echo={(typed) => amountText(typed, 'USD')}
 * error={errors.USD} />
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
        read === undefined || read === typed ? (
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
