import { Chip, Chips } from './chip';
import { useHydrated } from './use-hydrated';

interface ChipChoiceProps {
  label: string;
  /** Name of the query parameter. */
  name: string;
  chosen: string | undefined;
  options: readonly string[];
  /** Returns the label of an option. By default, the option is its own label. */
  labelOf?: (option: string) => string;
  /** Label of the chip that clears the choice. */
  all: string;
  onChoose: (value: string) => void;
}

/**
 * Chips of a filter form, one of which is pressed. Without scripts, each submits the form.
 *
 * @example <ChipChoice label="Status" name="status" chosen={status} options={STATUSES} all="All" onChoose={choose} />
 */
export function ChipChoice({ label, name, chosen = '', options, labelOf = String, all, onChoose }: ChipChoiceProps) {
  // With scripts, these must not be submit buttons, because Enter in a field would press the first one.
  const type = useHydrated() ? 'button' : 'submit';
  return (
    <Chips label={label}>
      {['', ...options].map((value) => (
        <li key={value}>
          <Chip type={type} name={name} value={value} aria-pressed={value === chosen} onClick={() => onChoose(value)}>
            <bdi>{value ? labelOf(value) : all}</bdi>
          </Chip>
        </li>
      ))}
      {/* Must follow the buttons: the first value with this name takes effect, so a pressed button wins. */}
      {chosen ? <input type="hidden" name={name} value={chosen} /> : null}
    </Chips>
  );
}
