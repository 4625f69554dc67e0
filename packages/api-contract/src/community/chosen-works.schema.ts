import { z } from 'zod';
import { workChoiceSchema } from '../identity/profiles.schema';
import { onOneLine } from '../text';
import { requiredText } from '../text.schema';
import { CHOICE_TEXTS } from './chosen-works.values';
import { taggedPageQuerySchema } from './tags.schema';

/** `GET /api/works/chosen`: the works that members or staff have chosen, last chosen first. */
export const chosenWorksQuerySchema = taggedPageQuerySchema;

/** `PUT /api/works/:id/choice`: staff choose a work. */
export const newChoiceSchema = z.strictObject({ sentence: requiredText(CHOICE_TEXTS.sentence, onOneLine) });

/** Null if the work is not chosen. */
export const choiceAnswerSchema = z.object({ choice: workChoiceSchema.nullable() });
