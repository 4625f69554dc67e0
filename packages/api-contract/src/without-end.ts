/**
 * Removes the given characters from the end of a text. A pattern such as `/-+$/` would take quadratic time.
 *
 * @example
 * withoutEnd('/store//', '/') // '/store'
 */
export function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
