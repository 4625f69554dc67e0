import type { ContactDraft } from './contact-us.api';

export const FIELDS = ['name', 'email', 'subject', 'message'] as const;
type FieldName = (typeof FIELDS)[number];

/** What is wrong with which field. An empty text says that a complaint has been answered by typing. */
export type FieldErrors = Partial<Record<string, string>>;

type Control = HTMLInputElement | HTMLTextAreaElement;
const controlOf = (form: HTMLFormElement, name: FieldName) => form.elements.namedItem(name) as Control;

export function valuesOf(form: HTMLFormElement): ContactDraft {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, String(value)]),
  ) as unknown as ContactDraft;
}

export function firstInvalid(form: HTMLFormElement) {
  return FIELDS.map((name) => controlOf(form, name)).find(({ validity }) => !validity.valid);
}

/** Puts a kept draft back, and leaves alone what stands there already. */
export function fillEmptyFields(form: HTMLFormElement, draft: Partial<ContactDraft>) {
  for (const name of FIELDS) controlOf(form, name).value ||= draft[name] ?? '';
}

/** Not `form.reset()`: that would bring a prefilled subject back. */
export function clearFields(form: HTMLFormElement) {
  for (const name of FIELDS) controlOf(form, name).value = '';
}

/** The complaint of the browser's own validation in the words of the server's. */
export function complaintOf({ name, validity }: Control): string {
  if (validity.typeMismatch) return 'Please enter a valid email address.';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} is required.`;
}
