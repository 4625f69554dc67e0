import { z } from 'zod';
import { MADE_HOW } from '../community/community-posts.values';
import { onOneLine } from '../text';
import { optionalText, requiredText } from '../text.schema';
import { isWebAddress } from '../web-address';
import { ENTRY_LIMITS, ENTRY_MESSAGES, ENTRY_STATES, ENTRY_TEXTS } from './contest-entries.values';
import { CONTEST_STAGES } from './contest-running.values';

const moment = z.iso.datetime();
const madeHow = z.enum(MADE_HOW, ENTRY_MESSAGES.madeHow);

/** A draft may be incomplete: its fields are saved as typed and validated only on submission. */
export const entryDraftFormSchema = z.strictObject({
  title: optionalText(ENTRY_TEXTS.title, onOneLine),
  text: optionalText(ENTRY_TEXTS.text),
  links: z.array(optionalText(ENTRY_TEXTS.link, onOneLine)).max(ENTRY_LIMITS.links, 'At most five links.'),
  madeHow,
  teamName: optionalText(ENTRY_TEXTS.team, onOneLine),
});

/** Fields that are required on submission but not in a draft. */
export const entryContentSchema = z.object({
  title: requiredText(ENTRY_TEXTS.title, onOneLine),
  links: z.array(z.string().refine(isWebAddress, ENTRY_MESSAGES.link)),
});

export const submissionFormSchema = z.strictObject({
  /** Hash of the criteria that the entrant was shown. */
  criteriaHash: z.string().regex(/^[0-9a-f]{64}$/, 'Send the hash of the criteria.'),
});

export const entryFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  bytes: z.number().int(),
  sha256: z.string(),
  /** Null if judges see the file; otherwise the reason why they do not. */
  unshown: z.string().nullable(),
});

/** A file whose upload is incomplete. */
export const entryUploadSchema = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.number().int(),
  offset: z.number().int(),
  startedAt: moment,
});

export const receiptSchema = z.object({
  number: z.number().int().positive(),
  /** Server time of the submission. */
  at: moment,
  /** SHA-256 of the content, in hex. */
  sha256: z.string(),
});

export const entryPersonSchema = z.object({
  name: z.string(),
  /** Null if the profile is hidden. */
  handle: z.string().nullable(),
  isCaptain: z.boolean(),
  isYou: z.boolean(),
});

export const entryPreviewSchema = z.object({
  number: z.number().int().nonnegative(),
  title: z.string(),
  text: z.string(),
  madeHow,
  files: z.array(z.object({ index: z.number().int(), type: z.string(), bytes: z.number().int() })),
});

export const ownEntrySchema = z.object({
  state: z.enum(ENTRY_STATES),
  /** Null until the first submission. */
  number: z.number().int().positive().nullable(),
  draft: entryDraftFormSchema.omit({ teamName: true }).extend({ files: z.array(entryFileSchema) }),
  teamName: z.string(),
  members: z.array(entryPersonSchema),
  invited: z.array(entryPersonSchema),
  startedAt: moment,
  /** Newest first. Only the first one counts. */
  receipts: z.array(receiptSchema),
  /** Whether the draft differs from the last submission. */
  isChanged: z.boolean(),
  removal: z.object({ reason: z.string(), at: moment }).nullable(),
  uploads: z.array(entryUploadSchema),
  /** Send it as `If-Match: "1"`. */
  version: z.number().int().nonnegative(),
});

/** All the data needed for the page of a member's own entry. */
export const entryOverviewSchema = z.object({
  serverNow: moment,
  contest: z.object({
    id: z.string(),
    title: z.string(),
    stage: z.enum(CONTEST_STAGES),
    deadline: moment,
    graceEnd: moment,
    /** Null if the contest accepts no entries. */
    terms: z.object({ criteriaHash: z.string(), licence: z.string(), teamSize: z.number().int() }).nullable(),
  }),
  hasPlace: z.boolean(),
  /** Null if the entry can be changed and submitted now; otherwise the reason why it cannot. */
  closed: z.string().nullable(),
  entry: ownEntrySchema.nullable(),
  invitations: z.array(z.object({ teamName: z.string(), captain: entryPersonSchema })),
  /** Null if the caller is not on the waiting list. */
  waiting: z.object({ position: z.number().int().positive() }).nullable(),
});

export const waitingSchema = z.object({ position: z.number().int().positive() });
export const teamInvitationSchema = z.strictObject({ captain: z.string().regex(/^[\w-]{1,60}$/) });
