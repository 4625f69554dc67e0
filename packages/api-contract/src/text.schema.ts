import { z } from 'zod';
import { TEXT_MESSAGES, type TextRule, withPlainBreaks } from './text';

/** A text that somebody has to type, tidied, without the white space around it. */
export const requiredText = ({ label, max }: TextRule, tidy = withPlainBreaks) =>
  z
    .string({ error: TEXT_MESSAGES.missing(label) })
    .overwrite(tidy)
    .trim()
    .min(1, TEXT_MESSAGES.missing(label))
    .max(max, TEXT_MESSAGES.tooLong(label, max));
