import { SelectField } from './select-field';

export default {
  default: (
    <SelectField label="Sort by">
      <option>Newest</option>
    </SelectField>
  ),
  hint: (
    <SelectField label="Sort by" hint="Visible on your profile.">
      <option>Newest</option>
    </SelectField>
  ),
  error: (
    <SelectField label="Sort by" error="Fill in this field.">
      <option>Newest</option>
    </SelectField>
  ),
  optional: (
    <SelectField label="Sort by" isOptional>
      <option>Newest</option>
    </SelectField>
  ),
  disabled: (
    <SelectField label="Sort by" disabled>
      <option>Newest</option>
    </SelectField>
  ),
  'long text': (
    <SelectField
      label="Sort by"
      hint={
        'A title of unusual length, written by a member who had a great deal to say about the works of other creatives'
      }
      error={'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'}
    >
      <option>Newest</option>
    </SelectField>
  ),
};
