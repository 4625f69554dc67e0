/** An email as its author writes it; the layout turns it into text and HTML. */
export interface Message {
  to: string;
  /** Address for replies, when it is not the site's. */
  replyTo?: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** The main action. Its address is built from configuration, never from a request. */
  action?: { label: string; url: string };
  closing?: string;
}

/** Removes control characters, so that a name in a header cannot begin another header. */
export const headerText = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

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
