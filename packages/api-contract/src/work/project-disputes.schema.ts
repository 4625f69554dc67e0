import { z } from 'zod';
import type { DisputeList } from '../api';
import { pageLength } from '../paging.schema';
import { requiredText } from '../text.schema';
import { shownTermsSchema } from './project-offers.schema';
import { projectWorkSchema } from './project-work.schema';
import { SETTLEMENTS, WORK_TEXTS } from './project-work.values';
import { briefSchema, partySchema } from './projects.schema';
import { PROJECT_LIMITS, SIDES } from './projects.values';

const moment = z.iso.datetime();

const disputeRowSchema = z.object({
  number: z.string(),
  title: z.string(),
  client: partySchema,
  seller: partySchema,
  milestone: z.string(),
  side: z.enum(SIDES),
  reason: z.string(),
  at: moment,
});

/** `GET /api/project-disputes`: open disputes, excluding those in the reader's own projects. */
export const disputeListQuerySchema = z.strictObject({
  cursor: z.string().max(200).optional(),
  limit: pageLength(PROJECT_LIMITS.page),
});
export const disputeListSchema = z.object({ disputes: z.array(disputeRowSchema), next: z.string().nullable() });
export type DisputeRow = DisputeList['disputes'][number];

/** `GET /api/project-disputes/:number`: an open dispute. Send `revision` as `If-Match: "1"` with the decision. */
export const projectDisputeSchema = disputeRowSchema.extend({
  revision: z.int(),
  brief: briefSchema,
  /** The agreed terms. */
  terms: shownTermsSchema.omit({ account: true }),
  work: projectWorkSchema,
});

/** `GET /api/project-disputes/:number/thread`: messages from both sides, newest first. */
export const disputeThreadSchema = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      side: z.enum(SIDES),
      text: z.string(),
      files: briefSchema.shape.files,
      at: moment,
    }),
  ),
  next: z.string().nullable(),
});

/** `POST /api/project-disputes/:number/decision`. */
export const settlementFormSchema = z.strictObject({
  is: z.enum(SETTLEMENTS),
  text: requiredText(WORK_TEXTS.settlement),
});
