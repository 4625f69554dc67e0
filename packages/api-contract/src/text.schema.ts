import { z } from 'zod';
import { TEXT_MESSAGES, type TextRule, trimText, withPlainBreaks } from './text';

/** A text that may be left out: tidied, and empty when nothing of it can be seen. */
export const optionalText = ({ label, max }: TextRule, tidy = withPlainBreaks) =>
  z
    .string({ error: TEXT_MESSAGES.missing(label) })
    .overwrite((typed) => trimText(tidy(typed)))
    .max(max, TEXT_MESSAGES.tooLong(label, max));

/** A text that has to be typed: tidied, and refused when nothing of it can be seen. */
export const requiredText = (rule: TextRule, tidy = withPlainBreaks) =>
  optionalText(rule, tidy).min(1, TEXT_MESSAGES.missing(rule.label));
