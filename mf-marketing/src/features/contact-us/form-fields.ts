import type { ContactDraft } from './contact-us.api';

export const FIELDS = ['name', 'email', 'subject', 'message'] as const;
type FieldName = (typeof FIELDS)[number];

type Control = HTMLInputElement | HTMLTextAreaElement;
const findControl = (form: HTMLFormElement, name: FieldName) => form.elements.namedItem(name) as Control;

export function readValues(form: HTMLFormElement): ContactDraft {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, String(value)]),
  ) as unknown as ContactDraft;
}

/** Fills empty fields from a saved draft, leaving all others unchanged. */
export function fillEmptyFields(form: HTMLFormElement, draft: Partial<ContactDraft>) {
  for (const name of FIELDS) findControl(form, name).value ||= draft[name] ?? '';
}

/** Unlike `form.reset()`, this does not restore a prefilled subject. */
export function clearFields(form: HTMLFormElement) {
  for (const name of FIELDS) findControl(form, name).value = '';
}

function toErrorMessage({ name, validity }: Control): string {
  if (validity.typeMismatch) return 'Please enter a valid email address.';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} is required.`;
}

/** Returns the errors found by browser validation, worded like the server's errors. */
export const complaintsIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    FIELDS.map((name) => findControl(form, name))
      .filter(({ validity }) => !validity.valid)
      .map((control) => [control.name, toErrorMessage(control)]),
  );
