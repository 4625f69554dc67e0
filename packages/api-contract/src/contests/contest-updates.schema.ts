import { z } from 'zod';
import { onOneLine } from '../text';
import { requiredText } from '../text.schema';
import { UPDATE_REMOVERS, UPDATE_TEXTS } from './contest-updates.values';

/** `POST /api/organisations/:handle/contests/:id/updates`. */
export const contestUpdateFormSchema = z.strictObject({
  title: requiredText(UPDATE_TEXTS.title, onOneLine),
  text: requiredText(UPDATE_TEXTS.text),
});

/** An update of the organisation to entrants. Everyone can read it. */
export const contestUpdateSchema = z.object({
  id: z.string(),
  /** Empty if the update was removed. */
  title: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
  /** Who removed the update; null if it is shown. */
  removedBy: z.enum(UPDATE_REMOVERS).nullable(),
});

/** `GET /api/contests/:id/updates`, newest first. */
export const contestUpdateListSchema = z.object({ updates: z.array(contestUpdateSchema) });
