import { z } from 'zod';
import { requiredText } from '../text.schema';

const release = z.string().regex(/^[0-9a-f]{16}$/);
const section = z.string().regex(/^mf-[a-z]+$/);
const why = requiredText({ label: 'Why', max: 500 });
const who = requiredText({ label: 'Who', max: 200 });

export const sectionSchema = z.object({ section });
export const sectionReleaseSchema = z.object({ section, release });
export const sectionFileSchema = z.object({ section, digest: z.string().regex(/^[0-9a-f]{64}$/) });
export const registryFileSchema = sectionFileSchema.pick({ digest: true });

/** A section's or gateway's token, as `Bearer …`. */
export const bearerSchema = z.object({ authorization: z.string().max(200).optional() });

const LONGEST_RECORD = 400_000;

/** A release manifest, exactly as in its `release.json`. */
export const releaseRecordSchema = z.strictObject({
  record: z.string({ error: 'Send the record as a text.' }).max(LONGEST_RECORD, 'The record is too long.'),
});

const expected = release.nullable().optional();
const seen = release.optional();
const share = z.int('The share is a whole number, in per cent.').min(1).max(100);
const canaryId = z.uuid();
/** SHA-256 hash of a preview token. */
const lock = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * An action on a section. `expected` is the release that the actor believes to be active; `id` is the canary that the
 * action refers to.
 */
export const registryActSchema = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.enum(['deploy', 'activate']),
    release,
    expected,
    who,
    why: why.optional(),
    commit: z.string().max(64).optional(),
  }),
  z.strictObject({ act: z.literal('rollback'), expected: seen, who, why: why.optional() }),
  z.strictObject({ act: z.literal('remove'), expected: seen, who, why }),
  z.strictObject({ act: z.literal('refused'), release, before: release.nullable(), who, why }),
  z.strictObject({ act: z.literal('freeze'), expected: seen, who, why }),
  z.strictObject({ act: z.literal('unfreeze'), expected: seen, who, why: why.optional() }),
  z.strictObject({
    act: z.literal('canary'),
    release,
    share,
    expected,
    id: canaryId.optional(),
    who,
    why: why.optional(),
    commit: z.string().max(64).optional(),
  }),
  z.strictObject({ act: z.literal('canary-ended'), id: canaryId, who, why: why.optional() }),
  z.strictObject({ act: z.literal('preview'), release, lock, who }),
  z.strictObject({ act: z.literal('preview-ended'), who }),
]);

const pointer = z.object({ release, history: z.array(release) });

const canary = z.object({ id: z.string(), release, share: z.number(), who: z.string(), at: z.string() });
const preview = z.object({ release, who: z.string(), at: z.string(), lock });

/** Each section's active release; gateways also receive its canary, its preview, and the removed sections. */
export const registrySchema = z.object({
  sections: z.record(
    section,
    pointer.extend({ canary: canary.nullable().optional(), preview: preview.nullable().optional() }),
  ),
  removed: z.array(section).optional(),
});

/** The state of a section after an action. */
export const actedSchema = z.object({ pointer: pointer.nullable(), canary: canary.nullable() });

/** The releases that a gateway serves, and those that it has rejected, with the reasons. */
export const gatewayReportSchema = z.strictObject({
  name: z.string().min(1).max(200),
  shell: release,
  sections: z.record(
    section,
    z.strictObject({
      active: release.optional(),
      canary: z.strictObject({ id: canaryId, share }).optional(),
      refused: z.strictObject({ release: z.string().max(64), reason: z.string().max(5000) }).optional(),
    }),
  ),
});

/** A section's complete status, as seen by its team. */
export const sectionStatusSchema = z.object({
  pointer: pointer.nullable(),
  frozen: z
    .object({ who: z.string(), why: z.string(), at: z.string(), by: z.enum(['team', 'site']).optional() })
    .nullable(),
  canary: canary.nullable(),
  journal: z.array(
    z.object({
      at: z.string(),
      act: z.string(),
      who: z.string(),
      release: z.string().optional(),
      before: z.string().optional(),
      share: z.number().optional(),
      commit: z.string().optional(),
      why: z.string().optional(),
    }),
  ),
  gateways: z.array(gatewayReportSchema),
});
