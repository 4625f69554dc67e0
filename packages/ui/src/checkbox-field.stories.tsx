import { CheckboxField } from './checkbox-field';

export default {
  default: <CheckboxField label="I agree to the Terms & Conditions" />,
  hint: <CheckboxField label="I agree to the Terms & Conditions" hint="Visible on your profile." />,
  error: <CheckboxField label="I agree to the Terms & Conditions" error="Fill in this field." />,
  disabled: <CheckboxField label="I agree to the Terms & Conditions" disabled />,
  checked: <CheckboxField label="I agree to the Terms & Conditions" defaultChecked />,
  'long text': (
    <CheckboxField
      label="I agree to the Terms & Conditions"
      hint={
        'A title of unusual length, written by a member who had a great deal to say about the works of other creatives'
      }
      error={'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'}
    />
  ),
};
