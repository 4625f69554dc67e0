import type { z } from 'zod';
import type { peopleSchema, suggestedMemberSchema, suggestedMembersSchema } from './people.schema';

export type { ListedMember, PeopleQuery } from './people.schema';
export { PEOPLE_LIMITS } from './people.values';

export type People = z.infer<typeof peopleSchema>;
export type SuggestedMember = z.infer<typeof suggestedMemberSchema>;
export type SuggestedMembers = z.infer<typeof suggestedMembersSchema>;
