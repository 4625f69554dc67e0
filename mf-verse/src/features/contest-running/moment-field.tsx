import { localText, momentOf } from '@verse/contract/local-moment';
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
    value={value === '' ? '' : localText(value)}
    onChange={({ currentTarget }) => onChange(momentOf(currentTarget.value, value) ?? '')}
  />
);
