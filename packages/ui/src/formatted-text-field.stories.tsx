import { FormattedTextField } from './formatted-text-field';
import type { TextEdit } from './text-edit';

const markBold = (value: string, start: number, end: number): TextEdit => ({
  start,
  end,
  text: `**${value.slice(start, end)}**`,
  from: start + 2,
  to: end + 2,
});

export default {
  default: <FormattedTextField markText={markBold} label="Scope" />,
  hint: <FormattedTextField markText={markBold} label="Scope" hint="What you’ll do, and what’s not included." />,
  error: <FormattedTextField markText={markBold} label="Scope" error="Fill in this field." />,
  disabled: <FormattedTextField markText={markBold} label="Scope" disabled />,
  filled: (
    <FormattedTextField
      markText={markBold}
      label="Scope"
      defaultValue={'**Three** lanterns:\n- one *tall*\n- two small'}
    />
  ),
};
