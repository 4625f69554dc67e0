import type { SiteSearch, SiteSuggestions } from '@verse/api-contract/api';
import { siteSearchSchema, siteSuggestionsSchema } from '@verse/api-contract/publishing/site-search.schema';
import { ensureAccount } from '../src/domains/identity/accounts';
import { PASSWORD, type Town, type Visitor } from './people';
import { changeProfile } from './profile-people';

export const searchFor = async (visitor: Visitor, q: string, more = ''): Promise<SiteSearch> =>
  siteSearchSchema.strict().parse(await (await visitor.get(`/api/search?q=${encodeURIComponent(q)}${more}`)).json());

export const suggestionsFor = async (visitor: Visitor, q: string): Promise<SiteSuggestions> =>
  siteSuggestionsSchema
    .strict()
    .parse(await (await visitor.get(`/api/search/suggestions?q=${encodeURIComponent(q)}`)).json());

/** Returns the titles prefixed with their groups, e.g. `people: Ada Obi`. */
export const titlesFor = async (visitor: Visitor, q: string, more = ''): Promise<string[]> =>
  (await searchFor(visitor, q, more)).groups.flatMap(({ group, items }) =>
    items.map(({ title }) => `${group}: ${title}`),
  );

/** Creates a member who has a name and a profile. */
export async function memberNamed(
  town: Town,
  [firstName, lastName]: readonly [string, string],
  profile: object = {},
): Promise<Visitor> {
  const email = `${firstName}.${lastName}`.normalize('NFD').replace(/[^a-z.]/gi, '') + '@example.org';
  await ensureAccount(
    town.api.store.db,
    { email, password: PASSWORD, role: 'member', firstName, lastName },
    new Date(),
  );
  const visitor = await town.visitor().signIn(email);
  await changeProfile(visitor, profile);
  return visitor;
}
