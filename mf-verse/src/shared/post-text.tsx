import { linkMarks } from './post-marks';
import { SmallText } from './small-text';

interface PostTextProps {
  text: string;
  /** Handles that lead to a profile. */
  mentions: readonly string[];
  className?: string | undefined;
}

/** The text of a post or a comment, in which tags and mentions are links. */
export const PostText = ({ mentions, ...text }: PostTextProps) => (
  <SmallText {...text} words={(words) => linkMarks(words, mentions)} />
);
