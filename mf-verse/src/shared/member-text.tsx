import styles from './member-text.module.scss';
import { splitText } from './post-text';

/** What a member wrote: words, line breaks, and links to the web. */
export function MemberText({ text }: { text: string }) {
  return (
    <p className={styles.text} dir="auto">
      {splitText(text).map(linkPart)}
    </p>
  );
}

function linkPart(part: ReturnType<typeof splitText>[number], index: number) {
  if (!part.href) return part.text;
  return (
    <a key={index} dir="ltr" href={part.href} target="_blank" rel="nofollow ugc noopener">
      {part.text}
    </a>
  );
}
