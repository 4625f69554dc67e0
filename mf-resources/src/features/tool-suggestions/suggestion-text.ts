import { isListed, LISTED_ALREADY } from '@verse/api-contract/listed-tools';
import { type ToolSuggestionRequest, toolSuggestionRequestSchema } from '@verse/api-contract/tools';

export const SUGGESTION_FIELDS = ['name', 'url', 'category', 'pricing', 'why'] as const;
type SuggestionField = (typeof SUGGESTION_FIELDS)[number];
export type SuggestionText = Record<SuggestionField, string>;
export type SuggestionErrors = Partial<Record<SuggestionField, string>>;

export const NO_TEXT: SuggestionText = { name: '', url: '', category: '', pricing: '', why: '' };

const KEY = 'verse:tool-suggestion';
const textIn = (from: Record<string, unknown>) =>
  Object.fromEntries(
    SUGGESTION_FIELDS.map((field) => [field, typeof from[field] === 'string' ? from[field] : '']),
  ) as SuggestionText;

/** Signing in draws the page anew: what was typed waits in this tab. */
export function keptText(): SuggestionText | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Record<string, unknown> | null;
    return kept ? textIn(kept) : undefined;
  } catch {
    return undefined;
  }
}

export function keepText(text: SuggestionText | undefined): void {
  try {
    if (text) sessionStorage.setItem(KEY, JSON.stringify(text));
    else sessionStorage.removeItem(KEY);
  } catch {
    // A device that keeps nothing: the text is still on the page.
  }
}

/** What was typed before the scripts arrived. */
export const typedIn = (form: HTMLFormElement): SuggestionText => textIn(Object.fromEntries(new FormData(form)));

/** "tldraw.com" is what people type: the beginning of an address that every browser adds. */
export function completed(url: string): string {
  const typed = url.trim();
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?(?:[/?#].*)?$/i.test(typed) ? `https://${typed}` : typed;
}

/** The same rules as the server's, before anything is sent. */
export function checked(text: SuggestionText): { request: ToolSuggestionRequest } | { errors: SuggestionErrors } {
  const result = toolSuggestionRequestSchema.safeParse({ ...text, url: completed(text.url) });
  if (!result.success) {
    const errors: SuggestionErrors = {};
    for (const { path, message } of result.error.issues) errors[path[0] as SuggestionField] ??= message;
    return { errors };
  }
  if (isListed(result.data.url)) return { errors: { url: LISTED_ALREADY } };
  return { request: result.data };
}
