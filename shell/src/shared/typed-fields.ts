export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What people type into. Out of the page a field still holds what was typed. */
export const fieldsIn = (page: Document): Field[] => [
  ...page.querySelectorAll<Field>('main :is(input, textarea, select)'),
];
