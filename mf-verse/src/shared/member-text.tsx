import { splitText, type TextPart } from '@verse/api-contract/text-addresses';
import styles from './member-text.module.scss';

/** Text written by a member, with its line breaks and clickable links. */
export const MemberText = ({ text }: { text: string }) => (
  <p className={styles.text} dir="auto">
    {splitText(text).map(linkPart)}
  </p>
);

function linkPart(part: TextPart, index: number) {
  if (!part.href) return part.text;
  return (
    <a key={index} dir="ltr" href={part.href} target="_blank" rel="nofollow ugc noopener">
      {part.text}
    </a>
  );
}
