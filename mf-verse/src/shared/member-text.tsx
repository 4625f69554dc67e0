import styles from './member-text.module.scss';
import { PostMarks } from './post-marks';
import { splitText } from './post-text';

interface MemberTextProps {
  text: string;
  /** Of a post or a comment, whose tags and mentions are links: the handles that lead to a profile. */
  mentions?: readonly string[] | undefined;
}

/** A member's text: words, line breaks, and links. */
export function MemberText({ text, mentions }: MemberTextProps) {
  return (
    <p className={styles.text} dir="auto">
      {mentions ? <PostMarks text={text} mentions={mentions} /> : splitText(text).map(linkPart)}
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
