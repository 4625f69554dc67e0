import { z } from 'zod';
import { withoutRepeats } from './fold-text';
import { onOneLine, TEXT_MESSAGES, type TextRule, trimText, withPlainBreaks } from './text';

/** Creates a schema for an optional text, which is tidied and becomes empty if it contains no visible character. */
export const optionalText = ({ label, max }: TextRule, tidy = withPlainBreaks) =>
  z
    .string({ error: TEXT_MESSAGES.missing(label) })
    .overwrite((typed) => trimText(tidy(typed)))
    .max(max, TEXT_MESSAGES.tooLong(label, max));

/** Creates a schema for a required text, which is tidied and rejected if it contains no visible character. */
export const requiredText = (rule: TextRule, tidy = withPlainBreaks) =>
  optionalText(rule, tidy).min(1, TEXT_MESSAGES.missing(rule.label));

/**
 * Creates a schema for a list of short texts without duplicates, such as tags or skills. `label` names a single item in
 * error messages.
 */
export const shortTexts = (rule: TextRule, most: number) =>
  z
    .array(requiredText(rule, onOneLine), { error: `Send a list of texts, at most ${most}.` })
    .overwrite(withoutRepeats)
    .max(most, `At most ${most}.`);
