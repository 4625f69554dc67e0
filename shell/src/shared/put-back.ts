import type { Field } from './typed-fields';

const NOBODY_TYPES = new Set(['hidden', 'file', 'submit', 'button']);

const isChecked = (field: Field) => 'checked' in field && field.checked;

/**
 * Fields by what stays the same in another rendering: their type, name, and index among fields of that type and name.
 */
function byPlace(fields: readonly Field[]): Map<string, Field> {
  const counts: Record<string, number> = {};
  const places = new Map<string, Field>();
  for (const field of fields) {
    if (NOBODY_TYPES.has(field.type)) continue;
    const name = `${field.type} ${field.name || field.getAttribute('aria-label') || ''}`;
    counts[name] = (counts[name] ?? 0) + 1;
    places.set(`${name} ${counts[name]}`, field);
  }
  return places;
}

/** Fires the events of typing, so that the page's own code notices. */
function put(field: Field, typed: Field): void {
  if (field.type === 'checkbox' || field.type === 'radio') {
    if (isChecked(field) !== isChecked(typed)) field.click();
    return;
  }
  if (field.value === typed.value) return;
  // React has its own setter on the element and would mistake this value for the one that it knows.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed.value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Restores the values of `typed` into the page's fields as they appear. Gives up after `limit` milliseconds. */
export function putBack(typed: readonly Field[], fieldsNow: () => Field[], limit: number): void {
  const missing = byPlace(typed);
  const look = () => {
    for (const [place, field] of byPlace(fieldsNow())) {
      const one = missing.get(place);
      missing.delete(place);
      if (one) put(field, one);
    }
    if (missing.size === 0) end();
  };
  const watcher = new MutationObserver(look);
  const timer = setTimeout(() => end(), limit);
  const end = () => {
    watcher.disconnect();
    clearTimeout(timer);
  };
  watcher.observe(document, { childList: true, subtree: true });
  look();
}
