/**
 * A form field that accepts user input. The object keeps its value even after the field has been removed from the page.
 */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const SKIPPED_TYPES = new Set(['hidden', 'file', 'submit', 'button']);

export const isChecked = (field: Field) => 'checked' in field && field.checked;

/**
 * Returns the fields, keyed by their type, their name, and their index among fields with the same type and name. The
 * keys are stable across renders.
 */
export function keyFields(fields: readonly Field[]): Map<string, Field> {
  const counts: Record<string, number> = {};
  const places = new Map<string, Field>();
  for (const field of fields) {
    if (SKIPPED_TYPES.has(field.type)) continue;
    const name = `${field.type} ${field.name || field.getAttribute('aria-label') || ''}`;
    counts[name] = (counts[name] ?? 0) + 1;
    places.set(`${name} ${counts[name]}`, field);
  }
  return places;
}

/**
 * Changes a field as typing would, and fires its events. React distinguishes a visitor's change from its own by
 * intercepting assignments to `value`, so a plain assignment would not be noticed.
 *
 * @example
 * enterField(field, { checked: false, value: 'typed before' });
 */
export function enterField(field: Field, { value, checked }: { value: string; checked: boolean }): void {
  if (field.type === 'checkbox' || field.type === 'radio') {
    if (isChecked(field) !== checked) field.click();
    return;
  }
  if (field.value === value) return;
  if (field instanceof HTMLSelectElement) field.value = value;
  else if (field.selectionStart !== null) field.setRangeText(value, 0, field.value.length);
  // Fields of some types, e.g. email, do not support `setRangeText`. Setting `defaultValue` changes the value of such a
  // field as long as it is unedited.
  else field.defaultValue = value;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
