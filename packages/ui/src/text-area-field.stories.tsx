import { TextAreaField } from './text-area-field';

export default {
  default: <TextAreaField label="Message" />,
  hint: <TextAreaField label="Message" hint="Visible on your profile." />,
  error: <TextAreaField label="Message" error="Fill in this field." />,
  optional: <TextAreaField label="Message" isOptional />,
  disabled: <TextAreaField label="Message" disabled />,
  filled: <TextAreaField label="Message" defaultValue={'First line\nSecond line'} />,
  'long text': (
    <TextAreaField
      label="Message"
      hint={
        'A title of unusual length, written by a member who had a great deal to say about the works of other creatives'
      }
      error={'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'}
    />
  ),
};
