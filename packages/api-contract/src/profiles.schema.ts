import { z } from 'zod';
import { pictureSchema } from './blogs.schema';
import { MADE_HOW } from './community-posts.values';
import { isEmail } from './email';
import { tidyPhone } from './phone';
import {
  AUDIENCES,
  AVAILABILITIES,
  completeWebAddress,
  GUARDED_FIELDS,
  isHandle,
  isWebAddress,
  PROFILE_LIMITS,
  PROFILE_MESSAGES,
  WORK_LIMITS,
  WORK_TEXTS,
} from './profiles.values';
import { typedTagsSchema } from './tags.schema';
import { onOneLine, withPlainBreaks } from './text';
import { optionalText, requiredText, shortTexts } from './text.schema';

const optional = (label: string, max: number, tidy = onOneLine) => optionalText({ label, max }, tidy);

const orNothing = (valid: (text: string) => boolean) => (text: string) => text === '' || valid(text);
const webAddress = (label: string) =>
  optional(label, PROFILE_LIMITS.link)
    .overwrite(completeWebAddress)
    .refine(orNothing(isWebAddress), PROFILE_MESSAGES.link);
/** Written for people, who may dial it at home without a country code. */
const isWrittenPhone = (text: string) => /^[\d\s+()./-]*$/.test(text);

const audience = z.enum(AUDIENCES);
const shownTo = z.strictObject(
  Object.fromEntries(GUARDED_FIELDS.map((field) => [field, audience])) as Record<
    (typeof GUARDED_FIELDS)[number],
    typeof audience
  >,
);
/** Absent in forms of earlier releases, which leave it as it is. */
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
  email: optional('Email', PROFILE_LIMITS.email).refine(orNothing(isEmail), 'Please enter a valid email.'),
  phone: optional('Phone', PROFILE_LIMITS.phone, tidyPhone).refine(orNothing(isWrittenPhone), PROFILE_MESSAGES.phone),
  site: webAddress('Website'),
  shownTo,
  /** Who sees the profile at all. A hidden profile responds like an unknown handle. */
  visibility: audience,
  /** Search engines may list the page. */
  isListed: z.boolean(),
  /** Asks crawlers that collect training data to skip this page. */
  refusesTraining: z.boolean(),
};

/** `PATCH /api/me/profile` with `If-Match`: changes only the fields that are sent. */
export const profileChangeSchema = z.strictObject({ ...fieldsShape, shownTo: shownTo.partial(ADDED) }).partial();
export type ProfileChange = z.infer<typeof profileChangeSchema>;

/** `PUT /api/me/profile/handle` with `If-Match`. Upper case is lower-cased. */
export const handleChangeSchema = z.strictObject({
  handle: z.string({ error: PROFILE_MESSAGES.handle }).trim().toLowerCase().refine(isHandle, PROFILE_MESSAGES.handle),
});

/** The handle as it may be typed: letters of any case. */
export const handleParamsSchema = z.object({
  handle: z
    .string()
    .max(2 * PROFILE_LIMITS.handle)
    .toLowerCase()
    .refine(isHandle),
});

export const profilePictureSchema = z.object({ which: z.enum(['picture', 'cover']) });
export type ProfilePicture = z.infer<typeof profilePictureSchema>['which'];

/** Pictures in their new order: an existing one by its index, a new one by its index among the files. */
export const workEditionSchema = z.strictObject({
  title: requiredText(WORK_TEXTS.title, onOneLine),
  description: optional('Description', WORK_LIMITS.description, withPlainBreaks),
  role: optional('Role', WORK_LIMITS.role),
  // Absent in forms of earlier releases, which leave them as they are.
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
        alt: requiredText({ label: 'Alternative text', max: WORK_LIMITS.alt }, onOneLine),
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
  /** Without their sign. Absent in responses of earlier releases. */
  tags: z.array(z.string()).optional(),
  /** A tag of the work that the caller has muted. */
  mutedTag: z.string().optional(),
});
export type Work = z.infer<typeof workSchema>;
export const worksSchema = z.object({ works: z.array(workSchema) });

/** `GET /api/works/newest`: a public work, on a page that search engines may find. */
export const shownWorkSchema = z.object({
  id: z.string(),
  title: z.string(),
  role: z.string(),
  picture: pictureSchema,
  maker: z.object({ handle: z.string(), name: z.string(), isSample: z.boolean() }),
});
export type ShownWork = z.infer<typeof shownWorkSchema>;
export const shownWorksSchema = z.object({ works: z.array(shownWorkSchema) });

/** `GET /api/tags/:tag/works`: works with a tag, as far as the caller may see them. */
export const taggedWorkSchema = shownWorkSchema.extend({ tags: z.array(z.string()) });
export const taggedWorksSchema = z.object({ works: z.array(taggedWorkSchema), next: z.string().nullable() });
export type TaggedWork = z.infer<typeof taggedWorkSchema>;
export type TaggedWorks = z.infer<typeof taggedWorksSchema>;

/** `GET /api/sample-members`: the handles of sample people, who have profiles without accounts. */
export const sampleMembersSchema = z.object({ handles: z.array(z.string()) });

/** `PUT /api/me/works/:id/place`: moves by one towards the beginning of the list, or the end. */
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

/** A profile as the caller sees it: fields that are hidden from the caller are not in the response. */
export const memberProfileSchema = z.object({
  ...identity,
  counts,
  /** Of a sample person, who has no account. */
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
  /** Whether a message to this member reaches a mailbox. */
  takesMessages: z.boolean(),
  isListed: z.boolean(),
  refusesTraining: z.boolean(),
});
export type MemberProfile = z.infer<typeof memberProfileSchema>;

/** `GET /api/members/:handle/view`: as the signed-in caller sees it. */
export const memberViewSchema = z.object({
  profile: memberProfileSchema,
  isSelf: z.boolean(),
  isFollowed: z.boolean(),
  /** By the caller. */
  isMuted: z.boolean(),
});
export type MemberView = z.infer<typeof memberViewSchema>;

/** `GET /api/featured-member`: the member whom the community page presents, as the caller sees them. */
export const featuredMemberSchema = z.object({ member: memberViewSchema.nullable() });
export type FeaturedMember = z.infer<typeof featuredMemberSchema>;

/** `GET /api/me/first-steps`: for the checklist of a new member. */
export const firstStepsSchema = z.object({
  /** A bio and skills. */
  hasProfile: z.boolean(),
  hasWork: z.boolean(),
  following: z.number().int().nonnegative(),
});
export type FirstSteps = z.infer<typeof firstStepsSchema>;

/** `PUT /api/featured-member`: chosen by staff, for a week. */
export const featuredChoiceSchema = handleParamsSchema;

/** `PUT` and `DELETE /api/members/:handle/follow`, however often they are sent. */
export const followAnswerSchema = z.object({ isFollowed: z.boolean(), followers: z.number().int().nonnegative() });

/** The caller's complete profile. `version` increases with every change: send it as `If-Match: "3"`. */
export const ownProfileSchema = z.object({
  ...identity,
  cover: pictureSchema.nullable(),
  counts,
  badges: z.array(z.string()),
  ...fieldsShape,
  works: z.array(workSchema),
  formerHandles: z.array(z.string()),
  /** When the handle may be changed again; null for now. */
  renamesFrom: z.iso.datetime().nullable(),
  version: z.number().int(),
});
export type OwnProfile = z.infer<typeof ownProfileSchema>;
