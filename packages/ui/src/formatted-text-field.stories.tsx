import { FormattedTextField } from './formatted-text-field';

export default {
  default: <FormattedTextField label="Scope" />,
  hint: <FormattedTextField label="Scope" hint="What is done, and what is not part of it." />,
  error: <FormattedTextField label="Scope" error="Fill in this field." />,
  disabled: <FormattedTextField label="Scope" disabled />,
  filled: <FormattedTextField label="Scope" defaultValue={'**Three** lanterns:\n- one *tall*\n- two small'} />,
};
