import { parseSmallText } from '@verse/api-contract/small-text';
import { FormattedText } from '@verse/ui';
import { linkMarks } from './post-marks';
import styles from './small-text.module.scss';

interface SmallTextProps {
  text: string;
  /** Handles that link to a profile. Only for posts and comments, whose tags and mentions are links. */
  mentions?: readonly string[] | undefined;
  className?: string | undefined;
}

/** Shows a member's text with its styles, lists and links. */
export const SmallText = ({ text, mentions, className = styles.text }: SmallTextProps) => (
  <FormattedText
    className={className}
    blocks={parseSmallText(text)}
    linkTarget="_blank"
    words={mentions ? (words) => linkMarks(words, mentions) : undefined}
  />
);
