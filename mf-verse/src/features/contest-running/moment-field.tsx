import { formatLocalInput, parseLocalInput } from '@verse/api-contract/formats';
import { TextField } from '@verse/ui';

interface MomentFieldProps {
  label: string;
  name: string;
  /** An ISO 8601 timestamp, or an empty string. */
  value: string;
  error: string | undefined;
  onChange: (moment: string) => void;
}

/** A field for a date and time in the device's time zone. */
export const MomentField = ({ value, onChange, ...field }: MomentFieldProps) => (
  <TextField
    {...field}
    type="datetime-local"
    required
    value={value === '' ? '' : formatLocalInput(value)}
    onChange={({ currentTarget }) => onChange(parseLocalInput(currentTarget.value, value) ?? '')}
  />
);
