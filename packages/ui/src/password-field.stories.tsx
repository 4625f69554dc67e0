import { PasswordField } from './password-field';

export default {
  default: <PasswordField label="Password" />,
  hint: <PasswordField label="Password" hint="Visible on your profile." />,
  error: <PasswordField label="Password" error="Fill in this field." />,
  optional: <PasswordField label="Password" isOptional />,
  disabled: <PasswordField label="Password" disabled />,
  filled: <PasswordField label="Password" defaultValue="correct horse battery" />,
  'long text': (
    <PasswordField
      label="Password"
      hint={
        'A title of unusual length, written by a member who had a great deal to say about the works of other creatives'
      }
      error={'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'}
    />
  ),
};
