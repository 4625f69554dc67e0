import { z } from 'zod';
import { onOneLine } from '../text';
import { requiredText } from '../text.schema';
import { CONTEST_MESSAGES } from './contest-form.values';
import { SHARE_RULES, TERMS_LIMITS, TERMS_MESSAGES, TERMS_TEXTS } from './contest-terms.values';

const described = requiredText(TERMS_TEXTS.described, onOneLine);

export const criterionSchema = z.strictObject({
  title: requiredText(TERMS_TEXTS.criterion, onOneLine),
  /** Percentage of the total score. */
  weight: z.number().int().min(1, 'A weight is a whole number from 1 to 99.').max(99, 'A weight is at most 99.'),
  /** Descriptions of the scores 1, 3 and 5. */
  words: z.strictObject({ low: described, middle: described, high: described }),
});

const sumsUp = (criteria: readonly { weight: number }[]) =>
  criteria.reduce((sum, { weight }) => sum + weight, 0) === TERMS_LIMITS.weights;

const isDistinct = (criteria: readonly { title: string }[]) =>
  new Set(criteria.map(({ title }) => title.toLowerCase())).size === criteria.length;

export const criteriaSchema = z
  .array(criterionSchema)
  .min(TERMS_LIMITS.fewestCriteria, 'Add at least two criteria.')
  .max(TERMS_LIMITS.mostCriteria, 'Use at most six criteria.')
  .refine(sumsUp, TERMS_MESSAGES.weights)
  .refine(isDistinct, 'Each criterion needs its own title.');

const GRACE = 'A grace period has 0 to 180 minutes.';
const TEAM = 'A team has 1 to 6 members.';
const moment = z.iso.datetime({ error: CONTEST_MESSAGES.moment });

/** Terms that entrants rely on. Only contests that accept entries have terms. */
export const contestTermsSchema = z.strictObject({
  rules: requiredText(TERMS_TEXTS.rules),
  pledge: requiredText(TERMS_TEXTS.pledge),
  shareRule: z.enum(SHARE_RULES, 'Choose who shares the prize if you pay late.'),
  licence: requiredText(TERMS_TEXTS.licence, onOneLine),
  criteria: criteriaSchema,
  graceMinutes: z.number(GRACE).int(GRACE).min(0, GRACE).max(TERMS_LIMITS.grace, GRACE),
  /** Maximum team size; 1 means that teams are not allowed. */
  teamSize: z.number(TEAM).int(TEAM).min(1, TEAM).max(TERMS_LIMITS.team, TEAM),
  resultsBy: moment,
  awardBy: moment,
  /** Null if there is no community vote. Voting opens after the grace period. */
  vote: z.strictObject({ prize: requiredText(TERMS_TEXTS.votePrize, onOneLine), until: moment }).nullable(),
});
