/** Email contents, which the layout converts to plain text and HTML. */
export interface Message {
  to: string;
  /** Reply-to address, if it is not the site's. */
  replyTo?: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** Primary action. Its URL is built from configuration, never from a request. */
  action?: { label: string; url: string };
  closing?: string;
}

/** Removes control characters, so that a name in a header cannot inject another header. */
export const headerText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();

export function toText({ greeting, paragraphs, action, closing }: Message): string {
  const parts = [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(closing ? [closing] : []),
    '-- \nCreativity Verse',
  ];
  return `${parts.join('\n\n')}\n`;
}
