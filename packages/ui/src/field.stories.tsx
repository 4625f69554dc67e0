import { Field } from './field';

export default {
  default: <Field label="Date of the event">{(control) => <input type="date" {...control} />}</Field>,
  hint: (
    <Field label="Date of the event" hint="In your time zone.">
      {(control) => <input type="date" {...control} />}
    </Field>
  ),
  error: (
    <Field label="Date of the event" error="Choose a date.">
      {(control) => <input type="date" {...control} />}
    </Field>
  ),
  optional: (
    <Field label="Date of the event" isOptional>
      {(control) => <input type="date" {...control} />}
    </Field>
  ),
};
