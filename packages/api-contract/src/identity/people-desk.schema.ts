import { z } from 'zod';
import { APPEAL_ANSWERERS, APPEAL_TEXTS, COMMUNITY_RULE_KEYS } from '../community/moderation.values';
import { ROLES } from '../roles';
import { requiredText } from '../text.schema';
import { signInSessionSchema } from './accounts.schema';
import {
  END_TEXTS,
  LONGEST_PEOPLE_QUERY,
  MEMBER_RECORDS,
  MOST_ERASED_DAYS,
  SANCTION_KINDS,
  SANCTION_STATES,
  SANCTION_TEXTS,
  SPREAD_KINDS,
} from './people-desk.values';

/** `GET /api/desk/people`: a name, a handle, or the beginning of an email address. */
export const deskPeopleQuerySchema = z.strictObject({ q: z.string().max(LONGEST_PEOPLE_QUERY).default('') });

const deskPersonSchema = z.object({
  id: z.string(),
  name: z.string(),
  handle: z.string().nullable(),
  role: z.enum(ROLES),
  joinedAt: z.iso.datetime(),
  isVerified: z.boolean(),
  /** Null unless the caller may see addresses. */
  email: z.string().nullable(),
  silencedUntil: z.iso.datetime().nullable(),
  isSuspended: z.boolean(),
  /** Null if the member is not suspended, or is suspended without an end. */
  suspendedUntil: z.iso.datetime().nullable(),
  isLeaving: z.boolean(),
});

/** At most 20 people; `isMore` says that a longer query would find fewer. */
export const deskPeopleSchema = z.object({ people: z.array(deskPersonSchema), isMore: z.boolean() });

const verdict = {
  rule: z.enum(COMMUNITY_RULE_KEYS),
  quote: z.string(),
  reason: z.string(),
};
const answerSchema = z.object({ reason: z.string(), at: z.iso.datetime() });
const sanction = {
  id: z.string(),
  kind: z.enum(SANCTION_KINDS),
  ...verdict,
  at: z.iso.datetime(),
  /** When it ends by itself; null if it has no end. */
  until: z.iso.datetime().nullable(),
  /** For an erasure: the number of days whose content it hides. */
  days: z.int().nullable(),
  state: z.enum(SANCTION_STATES),
  takenBack: answerSchema.nullable(),
  appeal: z
    .object({
      text: z.string(),
      at: z.iso.datetime(),
      answerBy: z.iso.datetime(),
      /** The role of those who may answer: moderators, or an admin if there is no other moderator. */
      answeredBy: z.enum(APPEAL_ANSWERERS),
      answer: answerSchema.extend({ isUpheld: z.boolean() }).nullable(),
    })
    .nullable(),
};

/** A sanction as staff see it. */
export const deskSanctionSchema = z.object({
  ...sanction,
  member: z.object({ id: z.string(), name: z.string() }),
  by: z.string(),
  /** Whether the caller may take it back, and answer the appeal against it. */
  may: z.array(z.enum(['take-back', 'answer'])),
});

const spread = Object.fromEntries(SPREAD_KINDS.map((kind) => [kind, z.int().min(0)])) as Record<
  (typeof SPREAD_KINDS)[number],
  z.ZodInt
>;
export const spreadQuerySchema = z.strictObject({ days: z.coerce.number().int().min(1).max(MOST_ERASED_DAYS) });
/** `GET /api/desk/people/{id}/spread`: what an erasure would hide. */
export const spreadSchema = z.object(spread);

const recordSchema = z.object({
  at: z.iso.datetime(),
  text: z.string(),
  /** Page with the details. */
  path: z.string().nullable(),
});

/** `GET /api/desk/people/{id}`. Reading it is recorded in the audit log. */
export const deskMemberSchema = z.object({
  person: deskPersonSchema,
  sanctions: z.array(deskSanctionSchema),
  /** The newest entries, for the lists that the caller may read. */
  records: z.array(
    z.object({
      kind: z.enum(MEMBER_RECORDS.map(({ kind }) => kind)),
      entries: z.array(recordSchema),
      isMore: z.boolean(),
    }),
  ),
  /** Null unless the caller may see them. */
  sessions: z.array(signInSessionSchema.omit({ isCurrent: true })).nullable(),
  /** Sanctions that the caller may impose on this member. */
  may: z.array(z.enum(SANCTION_KINDS)),
  /** Whether the caller may suspend the member without an end. */
  mayForever: z.boolean(),
});

const words = {
  rule: z.enum(COMMUNITY_RULE_KEYS, { error: 'Choose a rule.' }),
  quote: requiredText(SANCTION_TEXTS.quote),
  reason: requiredText(SANCTION_TEXTS.reason),
};
const until = z.iso.datetime({ error: 'Choose a date.' });

/** `POST /api/desk/people/{id}/sanctions`. A suspension without `until` has no end. */
export const newSanctionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('warning'), ...words }),
  z.strictObject({ kind: z.literal('silence'), ...words, until }),
  z.strictObject({ kind: z.literal('suspension'), ...words, until: until.nullable() }),
  z.strictObject({ kind: z.literal('erasure'), ...words, days: z.int().min(1).max(MOST_ERASED_DAYS) }),
]);
export type NewSanction = z.infer<typeof newSanctionSchema>;

/** `POST /api/desk/sanctions/{id}/end`: takes a sanction back, or ends it early. */
export const sanctionEndSchema = z.strictObject({ reason: requiredText(END_TEXTS.reason) });
/** `POST /api/desk/sanctions/{id}/answer`: decides an appeal. */
export const sanctionAnswerSchema = z.strictObject({ isUpheld: z.boolean(), reason: requiredText(END_TEXTS.reason) });
/** `GET /api/desk/sanctions`: appeals that wait for an answer, oldest first. */
export const sanctionAppealListSchema = z.object({ sanctions: z.array(deskSanctionSchema) });

/** A sanction as the member reads it, without the names of staff. */
export const ownSanctionSchema = z.object({ ...sanction, mayAppeal: z.boolean() });
export const ownSanctionListSchema = z.object({ sanctions: z.array(ownSanctionSchema) });
export const ownSanctionAppealSchema = z.strictObject({ text: requiredText(APPEAL_TEXTS.text) });

const token = z.string().max(200);
/** `POST /api/sanction-appeals/read`: reads a sanction by the link in its email, without signing in. */
export const sanctionLinkSchema = z.strictObject({ token });
/** `POST /api/sanction-appeals`: appeals by the link in the email, without signing in. */
export const sanctionLinkAppealSchema = z.strictObject({ token, text: requiredText(APPEAL_TEXTS.text) });
