import { parseSmallText } from '@verse/api-contract/small-text';
import { FormattedText } from '@verse/ui';
import { linkMarks } from './post-marks';
import styles from './small-text.module.scss';

interface SmallTextProps {
  text: string;
  /** Of a post or a comment, whose tags and mentions are links: the handles that lead to a profile. */
  mentions?: readonly string[] | undefined;
  className?: string | undefined;
}

/** A member's text with the styles, lists and links that they typed. */
export const SmallText = ({ text, mentions, className = styles.text }: SmallTextProps) => (
  <FormattedText
    className={className}
    blocks={parseSmallText(text)}
    linkTarget="_blank"
    words={mentions ? (words) => linkMarks(words, mentions) : undefined}
  />
);
