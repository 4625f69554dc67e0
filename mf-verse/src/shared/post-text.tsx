import { linkMarks } from './post-marks';
import { SmallText } from './small-text';

interface PostTextProps {
  text: string;
  /** Handles that are linked to profiles. */
  mentions: readonly string[];
  className?: string | undefined;
}

/** The text of a post or comment, with tags and mentions as links. */
export const PostText = ({ mentions, ...text }: PostTextProps) => (
  <SmallText {...text} words={(words) => linkMarks(words, mentions)} />
);
