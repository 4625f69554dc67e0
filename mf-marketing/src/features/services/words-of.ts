/** A key of the price list in words: `fourWeekSprint` is `Four week sprint`. */
export function wordsOf(key: string): string {
  const words = key.replace(/([a-z0-9])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$& ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
