import { type ComponentProps, type InputEvent, useState } from 'react';
import { TextField } from './text-field';

interface NumberFieldProps extends ComponentProps<typeof TextField> {
  /**
   * Formats the parsed number, such as `$25,000.00`, to show below the field unless it is what was typed; undefined for
   * an invalid number.
   */
  echo: (typed: string) => string | undefined;
}

/**
 * A field for a number that is typed as text, because `type="number"` drops what it cannot parse. Shows the parsed
 * number beside the hint.
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
