import { TextField } from './text-field';

export default {
  default: <TextField label="Full name" />,
  hint: <TextField label="Full name" hint="Visible on your profile." />,
  error: <TextField label="Full name" error="Fill in this field." />,
  optional: <TextField label="Full name" isOptional />,
  disabled: <TextField label="Full name" disabled />,
  filled: <TextField label="Full name" defaultValue="Ada Obi" />,
  'long text': (
    <TextField
      label="Full name"
      hint={
        'A title of unusual length, written by a member who had a great deal to say about the works of other creatives'
      }
      error={'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'}
    />
  ),
};
