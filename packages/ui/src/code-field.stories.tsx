import { CodeField } from './code-field';

export default {
  default: <CodeField label="Code" />,
  hint: <CodeField label="Code" hint="Visible on your profile." />,
  error: <CodeField label="Code" error="Fill in this field." />,
  optional: <CodeField label="Code" isOptional />,
  disabled: <CodeField label="Code" disabled />,
  filled: <CodeField label="Code" defaultValue="492 018" />,
  'long text': (
    <CodeField
      label="Code"
      hint={
        'A title of unusual length, written by a member who had a great deal to say about the works of other creatives'
      }
      error={'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'}
    />
  ),
};
