import type { ReactNode } from 'react';
import { parseSmallText } from '@verse/api-contract/small-text';
import { FormattedText } from '@verse/ui';
import styles from './small-text.module.scss';

interface SmallTextProps {
  text: string;
  className?: string | undefined;
  /** Renders text that is not part of code or a link. */
  words?: ((text: string) => ReactNode) | undefined;
}

/** Text written by a member, with its formatting, lists and links. */
export const SmallText = ({ text, className = styles.text, words }: SmallTextProps) => (
  <FormattedText className={className} blocks={parseSmallText(text)} linkTarget="_blank" words={words} />
);
