import { z } from 'zod';
import { withoutRepeats } from './fold-text';
import { onOneLine, TEXT_MESSAGES, type TextRule, trimText, withPlainBreaks } from './text';

/** A text that may be left out: tidied, and empty when nothing of it can be seen. */
export const optionalText = ({ label, max }: TextRule, tidy = withPlainBreaks) =>
  z
    .string({ error: TEXT_MESSAGES.missing(label) })
    .overwrite((typed) => trimText(tidy(typed)))
    .max(max, TEXT_MESSAGES.tooLong(label, max));

/** A text that has to be typed: tidied, and refused when nothing of it can be seen. */
export const requiredText = (rule: TextRule, tidy = withPlainBreaks) =>
  optionalText(rule, tidy).min(1, TEXT_MESSAGES.missing(rule.label));

/** Short texts such as tags and skills, each once. `label` is what messages call one of them. */
export const shortTexts = (rule: TextRule, most: number) =>
  z
    .array(requiredText(rule, onOneLine), { error: `Send a list of texts, at most ${most}.` })
    .overwrite(withoutRepeats)
    .max(most, `At most ${most}.`);
