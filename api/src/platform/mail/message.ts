/** A mail as its author writes it; the layout makes text and HTML of it. */
export interface Message {
  to: string;
  /** Where an answer goes, when not to us. */
  replyTo?: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** The one thing to do. Its address is made from configuration, never from a request. */
  action?: { label: string; url: string };
  closing?: string;
}

/** A name in a header must not be able to begin another header. */
export const headerText = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

export function textOf({ greeting, paragraphs, action, closing }: Message): string {
  const parts = [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(closing ? [closing] : []),
    '-- \nCreativity Verse',
  ];
  return `${parts.join('\n\n')}\n`;
}
