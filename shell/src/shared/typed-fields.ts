export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields that people type into. A field removed from the page keeps its value. */
export const fieldsIn = (page: Document): Field[] => [
  ...page.querySelectorAll<Field>('main :is(input, textarea, select)'),
];
