/**
 * Parses a URL; returns undefined for an invalid one. Replaces `URL.canParse`, which in Node.js 20 rejects URLs with
 * letters such as `ü` once it is called often (its fast path reads Latin-1 as UTF-8).
 *
 * @param base resolves a relative URL
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** Returns the host of a URL, or the text itself if it is no URL. */
export const hostOf = (url: string): string => parseUrl(url)?.host ?? url;
