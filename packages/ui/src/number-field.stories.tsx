import { NumberField } from './number-field';

const echo = (typed: string) => (/^\d+$/.test(typed) ? `$${typed}.00` : undefined);

export default {
  default: <NumberField label="Price in dollars" echo={echo} />,
  hint: <NumberField label="Price in dollars" echo={echo} hint="Visible on your profile." />,
  error: <NumberField label="Price in dollars" echo={echo} error="Fill in this field." />,
  optional: <NumberField label="Price in dollars" echo={echo} isOptional />,
  disabled: <NumberField label="Price in dollars" echo={echo} disabled />,
  parsed: <NumberField label="Price in dollars" echo={echo} defaultValue="1950" />,
  'long text': (
    <NumberField
      label="Price in dollars"
      echo={echo}
      hint={
        'A title of unusual length, written by a member who had a great deal to say about the works of other creatives'
      }
      error={'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'}
    />
  ),
};
