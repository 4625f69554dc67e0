import { joinWords } from '@verse/api-contract/joined-words';

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
  /** Link that turns off this kind of email without signing in (RFC 8058). */
  unsubscribe?: string;
}

export const UNSUBSCRIBE = 'Turn off these emails';

/** Removes control characters, so that a name in a header cannot inject another header. */
export const headerText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();

/** Returns the email with its texts joined correctly, whatever names and titles they contain. */
export const withJoinedWords = (message: Message): Message => ({
  ...message,
  subject: joinWords(headerText(message.subject)),
  greeting: joinWords(message.greeting),
  paragraphs: message.paragraphs.map(joinWords).filter((paragraph) => paragraph !== ''),
});

export function toText({ greeting, paragraphs, action, closing, unsubscribe }: Message): string {
  const parts = [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(closing ? [closing] : []),
    ...(unsubscribe ? [`${UNSUBSCRIBE}:\n${unsubscribe}`] : []),
    '-- \nCreativity Verse',
  ];
  return `${parts.join('\n\n')}\n`;
}
