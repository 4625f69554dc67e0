import { z } from 'zod';
import { optionalText } from '../text.schema';
import { COUNTERS, SECTION_ACTS, WHY_LENGTH } from './sections.values';

const section = z.string().regex(/^(?:shell|mf-[a-z]+)$/);
const release = z.string().regex(/^[0-9a-f]{16}$/);
const counters = z.partialRecord(z.enum(COUNTERS), z.number().int().positive().max(1_000_000));

/** One release's counters for the last fourteen days: `GET /api/sections`. They contain no personal data. */
export const sectionCountsSchema = z.object({
  section,
  release,
  counters,
  /** First and last hour for which there are counts. */
  from: z.iso.datetime(),
  until: z.iso.datetime(),
});

/** A gateway's counts since its last report. */
export const sectionTallySchema = z.strictObject({
  counts: z.array(z.strictObject({ section, release, counters })).max(200),
});
export type SectionTally = z.infer<typeof sectionTallySchema>;

/**
 * An admin's action on a section: `POST /_sections` at the gateway, which requests a permit from `POST
 * /api/sections/permits` and then performs the action. `expected` is the release that the admin believes to be active,
 * or the canary to end.
 */
export const sectionActSchema = z.strictObject({
  section: z.string().regex(/^mf-[a-z]+$/),
  act: z.enum(SECTION_ACTS),
  why: optionalText({ label: 'A reason', max: WHY_LENGTH }).min(3, 'Say why, in a few words.'),
  expected: release,
});

/** The permitted action, and the actor's name for the section's audit log. */
export const sectionActPermitSchema = z.object({ act: sectionActSchema, who: z.string() });
