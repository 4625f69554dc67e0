import { localText, momentOf } from '@verse/contract/local-moment';
import { TextField } from '@verse/ui';

interface MomentFieldProps {
  label: string;
  name: string;
  /** A moment as ISO 8601, or an empty text. */
  value: string;
  error: string | undefined;
  onChange: (moment: string) => void;
}

/** A date and a time in the zone of the device. */
export const MomentField = ({ value, onChange, ...field }: MomentFieldProps) => (
  <TextField
    {...field}
    type="datetime-local"
    required
    value={value === '' ? '' : localText(value)}
    onChange={({ currentTarget }) => onChange(momentOf(currentTarget.value, value) ?? '')}
  />
);
