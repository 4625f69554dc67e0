import type { ContactDraft } from './contact-us.api';

export const FIELDS = ['name', 'email', 'subject', 'message'] as const;
type FieldName = (typeof FIELDS)[number];

type Control = HTMLInputElement | HTMLTextAreaElement;
const controlOf = (form: HTMLFormElement, name: FieldName) => form.elements.namedItem(name) as Control;

export function valuesOf(form: HTMLFormElement): ContactDraft {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, String(value)]),
  ) as unknown as ContactDraft;
}

/** Puts a kept draft back, and leaves alone what stands there already. */
export function fillEmptyFields(form: HTMLFormElement, draft: Partial<ContactDraft>) {
  for (const name of FIELDS) controlOf(form, name).value ||= draft[name] ?? '';
}

/** Not `form.reset()`: that would bring a prefilled subject back. */
export function clearFields(form: HTMLFormElement) {
  for (const name of FIELDS) controlOf(form, name).value = '';
}

function complaintOf({ name, validity }: Control): string {
  if (validity.typeMismatch) return 'Please enter a valid email address.';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} is required.`;
}

/** What the browser's own validation finds, in the words of the server's. */
export const complaintsIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    FIELDS.map((name) => controlOf(form, name))
      .filter(({ validity }) => !validity.valid)
      .map((control) => [control.name, complaintOf(control)]),
  );
