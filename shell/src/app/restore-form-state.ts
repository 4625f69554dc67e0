import { enterField, type Field, isChecked, keyFields } from '@verse/contract/fields';

/** Restores the `typed` values into the page's fields as the fields appear. Gives up after `limit` milliseconds. */
export function restoreFormState(typed: readonly Field[], fieldsNow: () => Field[], limit: number): void {
  const missing = keyFields(typed);
  const look = () => {
    for (const [place, field] of keyFields(fieldsNow())) {
      const one = missing.get(place);
      missing.delete(place);
      if (one) enterField(field, { value: one.value, checked: isChecked(one) });
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
