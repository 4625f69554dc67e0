import type { ToolSuggestionRequest } from '@verse/api-contract/api';
import { isListed, LISTED_ALREADY, TOOL_CATEGORIES } from '@verse/api-contract/publishing/listed-tools';
import { TOOL_MESSAGES, TOOL_PRICINGS, TOOL_TEXTS } from '@verse/api-contract/publishing/tools.values';
import { findTextErrors, onOneLine } from '@verse/api-contract/text';
import { isSecureWebAddress as isToolAddress } from '@verse/api-contract/web-address';
import { readStoredJson, removeStored, writeStored } from '@verse/contract/device-storage';

const SUGGESTION_FIELDS = ['name', 'url', 'category', 'pricing', 'why'] as const;
type SuggestionField = (typeof SUGGESTION_FIELDS)[number];
export type SuggestionText = Record<SuggestionField, string>;
type SuggestionErrors = Partial<Record<SuggestionField, string>>;

export const NO_TEXT: SuggestionText = { name: '', url: '', category: '', pricing: '', why: '' };

const KEY = 'verse:tool-suggestion';
const textIn = (from: Record<string, unknown>) =>
  Object.fromEntries(
    SUGGESTION_FIELDS.map((field) => [field, typeof from[field] === 'string' ? from[field] : '']),
  ) as SuggestionText;

/** Returns the text saved in this tab. The text is saved because signing in renders the page again. */
export function keptText(): SuggestionText | undefined {
  const kept = readStoredJson<Record<string, unknown>>(KEY, 'tab');
  return kept ? textIn(kept) : undefined;
}

export const keepText = (text: SuggestionText) => writeStored(KEY, JSON.stringify(text), 'tab');
export const forgetText = () => removeStored(KEY, 'tab');

/** Returns the text typed before the scripts loaded. */
export const typedIn = (form: HTMLFormElement): SuggestionText => textIn(Object.fromEntries(new FormData(form)));

/** Completes URLs such as "tldraw.com". People omit the scheme, because browsers add it. */
export function completed(url: string): string {
  const typed = url.trim();
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?(?:[/?#].*)?$/i.test(typed) ? `https://${typed}` : typed;
}

const isOneOf = <T extends string>(list: readonly T[], text: string): text is T =>
  (list as readonly string[]).includes(text);

/** Applies the server's validation rules before anything is sent. */
export function checked(text: SuggestionText): { request: ToolSuggestionRequest } | { errors: SuggestionErrors } {
  const { category, pricing } = text;
  const name = onOneLine(text.name).trim();
  const url = onOneLine(completed(text.url)).trim();
  const why = onOneLine(text.why).trim();
  const errors: SuggestionErrors = findTextErrors(TOOL_TEXTS, { name, url, why });
  if (!errors.url && !isToolAddress(url)) errors.url = TOOL_MESSAGES.url;
  if (!errors.url && isListed(url)) errors.url = LISTED_ALREADY;
  if (!isOneOf(TOOL_CATEGORIES, category)) return { errors: { ...errors, category: TOOL_MESSAGES.category } };
  if (!isOneOf(TOOL_PRICINGS, pricing)) return { errors: { ...errors, pricing: TOOL_MESSAGES.pricing } };
  return Object.keys(errors).length > 0 ? { errors } : { request: { name, url, category, pricing, why } };
}
