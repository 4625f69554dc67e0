/** A mail as its author writes it; the layout makes text and HTML of it. */
export interface Message {
  to: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** The one thing to do. Its address is made from configuration, never from a request. */
  action?: { label: string; url: string };
  closing?: string;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');

/** A name in a header must not be able to begin another header. */
export const headerText = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

export function textOf({ greeting, paragraphs, action, closing }: Message): string {
  const parts = [greeting, ...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), ...(closing ? [closing] : []), '-- \nCreativity Verse'];
  return `${parts.join('\n\n')}\n`;
}

const PARAGRAPH = 'margin:0 0 16px;font:16px/1.5 system-ui,sans-serif;color:#1f1b2d';
const BUTTON = 'display:inline-block;padding:12px 24px;border-radius:8px;background:#5b34d6;color:#ffffff;font:600 16px system-ui,sans-serif;text-decoration:none';

export function htmlOf({ subject, greeting, paragraphs, action, closing }: Message): string {
  const paragraph = (text: string) => `<p style="${PARAGRAPH}">${escapeHtml(text)}</p>`;
  const button = action
    ? `<p style="${PARAGRAPH}"><a style="${BUTTON}" href="${escapeHtml(action.url)}">${escapeHtml(action.label)}</a></p>${paragraph(`Or open this address: ${action.url}`)}`
    : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:32px 16px;background:#f5f3fb"><div style="max-width:560px;margin:0 auto;padding:32px;border-radius:16px;background:#ffffff">${[greeting, ...paragraphs].map(paragraph).join('')}${button}${closing ? paragraph(closing) : ''}<p style="margin:24px 0 0;font:14px/1.5 system-ui,sans-serif;color:#5f5a70">Creativity Verse</p></div></body></html>`;
}
