import { SelectField } from '@verse/ui';
import { capitalise } from './form-text';

interface ChoiceProps<Value extends string> {
  label: string;
  name: string;
  choices: readonly Value[];
  /** Labels of the choices; the capitalised values by default. */
  words?: Record<Value, string>;
  value?: Value | undefined;
  error?: string | undefined;
}

export function Choice<Value extends string>({ label, name, choices, words, value, error }: ChoiceProps<Value>) {
  return (
    <SelectField label={label} name={name} defaultValue={value} error={error}>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {words?.[choice] ?? capitalise(choice)}
        </option>
      ))}
    </SelectField>
  );
}
