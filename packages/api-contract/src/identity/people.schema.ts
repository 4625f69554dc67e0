import { z } from 'zod';
import { LONGEST_SEARCH } from '../paging';
import { pageLength } from '../paging.schema';
import { pictureSchema } from '../publishing/blogs.schema';
import { PEOPLE_LIMITS } from './people.values';
import { AVAILABILITIES, PROFILE_LIMITS } from './profiles.values';

/** A member in a list, as seen by the caller. Fields hidden from the caller are empty. */
export const listedMemberSchema = z.object({
  id: z.string(),
  handle: z.string(),
  name: z.string(),
  picture: pictureSchema.nullable(),
  /** Whether this is a sample person without an account. */
  isSample: z.boolean(),
  bio: z.string(),
  place: z.string(),
  skills: z.array(z.string()),
  availability: z.enum(AVAILABILITIES),
  /** The member's first works, each with its first picture. */
  works: z.array(z.object({ id: z.string(), title: z.string(), picture: pictureSchema })).max(PEOPLE_LIMITS.works),
});

/** `next` is the cursor of the next page. */
export const peopleSchema = z.object({ people: z.array(listedMemberSchema), next: z.string().nullable() });

/** Query parameters for `GET /api/people`, which returns the members who match all conditions. */
export const peopleQuerySchema = z.strictObject({
  /** Matches words in the name, bio, skills or place, or a prefix of the name. */
  q: z.string().trim().max(LONGEST_SEARCH).optional(),
  /** A skill's full name; case is ignored. */
  skill: z.string().trim().max(PROFILE_LIMITS.skill).optional(),
  place: z.string().trim().max(PROFILE_LIMITS.place).optional(),
  availability: z.enum(AVAILABILITIES).exclude(['unsaid']).optional(),
  cursor: z.string().max(200).optional(),
  limit: pageLength(PEOPLE_LIMITS.page),
});
export type PeopleQuery = z.infer<typeof peopleQuerySchema>;

/** `GET /api/me/nearby`: members, without samples, who share a city or a skill with the caller. */
export const nearbySchema = z.object({
  people: z
    .array(
      z.object({
        person: listedMemberSchema,
        /** The city or skill in common, as the caller wrote it. */
        reason: z.string(),
        isFollowed: z.boolean(),
      }),
    )
    .max(PEOPLE_LIMITS.nearby),
});

/** `GET /api/people/suggestions`: members whose name or handle starts with `q`. */
export const suggestionQuerySchema = z.strictObject({ q: z.string().trim().min(1).max(PROFILE_LIMITS.handle) });
export const suggestedMemberSchema = listedMemberSchema.pick({ handle: true, name: true, picture: true });
export const suggestedMembersSchema = z.object({ people: z.array(suggestedMemberSchema) });
