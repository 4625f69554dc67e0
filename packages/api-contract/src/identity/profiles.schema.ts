import { z } from 'zod';
import { tagKeySchema } from '../community/community-posts.schema';
import { MADE_HOW } from '../community/community-posts.values';
import { taggedPageQuerySchema, typedTagsSchema } from '../community/tags.schema';
import { isEmail, toEmail } from '../email';
import { tidyPhone } from '../phone';
import { focusSchema, pictureSchema } from '../publishing/blogs.schema';
import { onOneLine, withPlainBreaks } from '../text';
import { optionalText, requiredText, shortTexts } from '../text.schema';
import { completeWebAddress, isWebAddress } from '../web-address';
import {
  AUDIENCES,
  AVAILABILITIES,
  GUARDED_FIELDS,
  isHandle,
  PROFILE_LIMITS,
  PROFILE_MESSAGES,
  WORK_LIMITS,
  WORK_TEXTS,
} from './profiles.values';

const optional = (label: string, max: number, tidy = onOneLine) => optionalText({ label, max }, tidy);

const orNothing = (valid: (text: string) => boolean) => (text: string) => text === '' || valid(text);
const webAddress = (label: string) =>
  optional(label, PROFILE_LIMITS.link)
    .overwrite(completeWebAddress)
    .refine(orNothing(isWebAddress), PROFILE_MESSAGES.link);
/** Phone numbers are for display only, so the country code is optional. */
const isWrittenPhone = (text: string) => /^[\d\s+()./-]*$/.test(text);

const audience = z.enum(AUDIENCES);
const shownTo = z.strictObject(
  Object.fromEntries(GUARDED_FIELDS.map((field) => [field, audience])) as Record<
    (typeof GUARDED_FIELDS)[number],
    typeof audience
  >,
);
/** Fields that forms from earlier releases do not send. If absent, they remain unchanged. */
const ADDED = { place: true } as const;

const fieldsShape = {
  bio: optional('Bio', PROFILE_LIMITS.bio, withPlainBreaks),
  links: z
    .array(webAddress('Link'))
    .max(PROFILE_LIMITS.links, `At most ${PROFILE_LIMITS.links} links.`)
    .overwrite((links) => [...new Set(links)].filter(Boolean)),
  skills: shortTexts({ label: 'Skill', max: PROFILE_LIMITS.skill }, PROFILE_LIMITS.skills),
  availability: z.enum(AVAILABILITIES),
  place: optional('Place', PROFILE_LIMITS.place),
  email: optional('Email', PROFILE_LIMITS.email)
    .refine(orNothing(isEmail), 'Please enter a valid email.')
    .overwrite((typed) => toEmail(typed) ?? typed),
  phone: optional('Phone', PROFILE_LIMITS.phone, tidyPhone).refine(orNothing(isWrittenPhone), PROFILE_MESSAGES.phone),
  site: webAddress('Website'),
  shownTo,
  /** Who can see the profile at all. For everyone else, the response is the same as for an unknown handle. */
  visibility: audience,
  /** Whether search engines may list the page. */
  isListed: z.boolean(),
  /** Whether crawlers that collect AI training data are asked to skip this page. */
  refusesTraining: z.boolean(),
};

/** `PATCH /api/me/profile` with `If-Match`: changes only the fields sent. */
export const profileChangeSchema = z.strictObject({ ...fieldsShape, shownTo: shownTo.partial(ADDED) }).partial();

/** `PUT /api/me/profile/handle` with `If-Match`. The handle is lower-cased. */
export const handleChangeSchema = z.strictObject({
  handle: z.string({ error: PROFILE_MESSAGES.handle }).trim().toLowerCase().refine(isHandle, PROFILE_MESSAGES.handle),
});

/** A handle as typed; case is ignored. */
export const handleParamsSchema = z.object({
  handle: z
    .string()
    .max(2 * PROFILE_LIMITS.handle)
    .toLowerCase()
    .refine(isHandle),
});

export const profilePictureSchema = z.object({ which: z.enum(['picture', 'cover']) });
export type ProfilePicture = z.infer<typeof profilePictureSchema>['which'];

/**
 * A work with its pictures in their new order. Existing pictures are given by their current index, new ones by their
 * index among the uploaded files.
 */
export const workEditionSchema = z.strictObject({
  title: requiredText(WORK_TEXTS.title, onOneLine),
  description: optional('Description', WORK_LIMITS.description, withPlainBreaks),
  role: optional('Role', WORK_LIMITS.role),
  // Forms from earlier releases do not send these fields. If absent, they remain unchanged.
  problem: optional('Problem', WORK_LIMITS.problem, withPlainBreaks).optional(),
  decisions: optional('Decisions', WORK_LIMITS.decisions, withPlainBreaks).optional(),
  result: optional('Result', WORK_LIMITS.result, withPlainBreaks).optional(),
  madeHow: z.enum(MADE_HOW).optional(),
  tags: typedTagsSchema.optional(),
  link: webAddress('Link'),
  year: z.int(PROFILE_MESSAGES.year).min(1900, PROFILE_MESSAGES.year).max(2100, PROFILE_MESSAGES.year).nullable(),
  pictures: z
    .array(
      z.strictObject({
        from: z.enum(['kept', 'new']),
        index: z.number().int().min(0).max(WORK_LIMITS.pictures),
        alt: requiredText({ label: 'A picture description', max: WORK_LIMITS.alt }, onOneLine),
        /** Null removes it. Absent from forms of earlier releases, which leave it as it is. */
        focus: focusSchema.strict().nullable().optional(),
      }),
    )
    .min(1, 'Choose at least one picture.')
    .max(WORK_LIMITS.pictures, `At most ${WORK_LIMITS.pictures} pictures.`),
});
export type WorkEdition = z.infer<typeof workEditionSchema>;

export const workSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  role: z.string(),
  problem: z.string(),
  decisions: z.string(),
  result: z.string(),
  madeHow: z.enum(MADE_HOW),
  link: z.string(),
  year: z.number().int().nullable(),
  pictures: z.array(pictureSchema),
  version: z.number().int(),
  /** Tags without `#`. Absent in responses from earlier releases. */
  tags: z.array(z.string()).optional(),
  /** A tag of this work that the caller has muted. */
  mutedTag: z.string().optional(),
});
export const worksSchema = z.object({ works: z.array(workSchema) });

/** Why a work is in Chosen. */
export const workChoiceSchema = z.object({
  /** Whether members chose it as a work of a week. */
  isOfMembers: z.boolean(),
  /** Why staff chose it. Empty if only members did, or the account of the curator was erased. */
  sentence: z.string(),
  curator: z.object({ name: z.string(), handle: z.string().nullable() }).nullable(),
});

/** A work that everyone may see, on lists of works. */
export const shownWorkSchema = z.object({
  id: z.string(),
  title: z.string(),
  role: z.string(),
  picture: pictureSchema,
  maker: z.object({ handle: z.string(), name: z.string(), isSample: z.boolean() }),
  /** Whether members have chosen it as a work of this week. Absent otherwise. */
  isChosen: z.boolean().optional(),
  /** Absent where works are not listed because they are chosen. */
  choice: workChoiceSchema.optional(),
});
export const shownWorksSchema = z.object({ works: z.array(shownWorkSchema) });

/** `GET /api/tags/:tag/works`: works with this tag that the caller may see. */
export const taggedWorkSchema = shownWorkSchema.extend({ tags: z.array(z.string()) });
export const taggedWorksSchema = z.object({ works: z.array(taggedWorkSchema), next: z.string().nullable() });

/** `GET /api/works/:id/related` */
export const relatedWorksSchema = z.object({ byMaker: z.array(taggedWorkSchema), alike: z.array(taggedWorkSchema) });

/** `GET /api/works`: the newest works, or those with a tag. */
export const worksQuerySchema = taggedPageQuerySchema.extend({ tag: tagKeySchema.optional() });

/** `GET /api/works/crafts`: the tags that most of the newest works have, for the filter of the works. */
export const craftsSchema = z.object({ crafts: z.array(z.string()) });

/** `GET /api/sample-members`: the handles of sample people, who have profiles but no accounts. */
export const sampleMembersSchema = z.object({ handles: z.array(z.string()) });

/** `PUT /api/me/works/:id/place`: moves the work one position towards the start or end of the list. */
export const workMoveSchema = z.strictObject({ towards: z.enum(['start', 'end']) });

const identity = {
  id: z.string(),
  handle: z.string(),
  name: z.string(),
  picture: pictureSchema.nullable(),
};

const counts = z.object({
  followers: z.number().int().nonnegative(),
  following: z.number().int().nonnegative(),
  likes: z.number().int().nonnegative(),
});

/** A profile as seen by the caller. Fields hidden from the caller are omitted. */
export const memberProfileSchema = z.object({
  ...identity,
  counts,
  /** Whether this is a sample person without an account. */
  isSample: z.boolean(),
  cover: pictureSchema.optional(),
  bio: z.string().optional(),
  links: z.array(z.string()).optional(),
  skills: z.array(z.string()).optional(),
  availability: z.enum(AVAILABILITIES).optional(),
  place: z.string().optional(),
  badges: z.array(z.string()).optional(),
  works: z.array(workSchema).optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  site: z.string().optional(),
  /** Whether the member can receive messages. False for sample people. */
  takesMessages: z.boolean(),
  isListed: z.boolean(),
  refusesTraining: z.boolean(),
});

/** `GET /api/members/:handle/view`: the profile as seen by the signed-in caller. */
export const memberViewSchema = z.object({
  profile: memberProfileSchema,
  isSelf: z.boolean(),
  isFollowed: z.boolean(),
  /** Whether the caller has muted the member. */
  isMuted: z.boolean(),
});

/** `GET /api/featured-member`: the member featured on the community page, as seen by the caller. */
export const featuredMemberSchema = z.object({ member: memberViewSchema.nullable() });

/** `GET /api/me/first-steps`: a new member's progress through the checklist. */
export const firstStepsSchema = z.object({
  /** Whether the profile has a bio and skills. */
  hasProfile: z.boolean(),
  hasWork: z.boolean(),
  following: z.number().int().nonnegative(),
});

/** `GET /api/members/:handle/view?work=`: 404 if the profile does not show this work to the caller. */
export const memberViewQuerySchema = z.strictObject({ work: z.string().max(64).optional() });

/** `PUT /api/featured-member`: staff choose the featured member for a week. */
export const featuredChoiceSchema = handleParamsSchema;

/** Response to `PUT` and `DELETE` on `/api/members/:handle/follow`. Idempotent. */
export const followAnswerSchema = z.object({ isFollowed: z.boolean(), followers: z.number().int().nonnegative() });

/** The caller's own complete profile. `version` increases with every change: send it as `If-Match: "3"`. */
export const ownProfileSchema = z.object({
  ...identity,
  cover: pictureSchema.nullable(),
  counts,
  badges: z.array(z.string()),
  ...fieldsShape,
  works: z.array(workSchema),
  formerHandles: z.array(z.string()),
  /** Earliest time at which the handle can be changed again; null if it can be changed now. */
  renamesFrom: z.iso.datetime().nullable(),
  version: z.number().int(),
});
