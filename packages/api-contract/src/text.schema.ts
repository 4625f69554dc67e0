import { z } from 'zod';
import { withoutRepeats } from './fold-text';
import { onOneLine, TEXT_MESSAGES, type TextRule, trimText, withPlainBreaks } from './text';

/** Creates the schema of an optional text: tidied, and empty when it has no visible character. */
export const optionalText = ({ label, max }: TextRule, tidy = withPlainBreaks) =>
  z
    .string({ error: TEXT_MESSAGES.missing(label) })
    .overwrite((typed) => trimText(tidy(typed)))
    .max(max, TEXT_MESSAGES.tooLong(label, max));

/** Creates the schema of a required text: tidied, and rejected when it has no visible character. */
export const requiredText = (rule: TextRule, tidy = withPlainBreaks) =>
  optionalText(rule, tidy).min(1, TEXT_MESSAGES.missing(rule.label));

/**
 * Creates the schema of a list of short texts, such as tags or skills, without repetitions. `label` names one of them
 * in messages.
 */
export const shortTexts = (rule: TextRule, most: number) =>
  z
    .array(requiredText(rule, onOneLine), { error: `Send a list of texts, at most ${most}.` })
    .overwrite(withoutRepeats)
    .max(most, `At most ${most}.`);
