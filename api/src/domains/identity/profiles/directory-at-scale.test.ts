import type { People } from '@verse/api-contract/api';
import { costsOf, expectSameCosts } from '../../../../test/at-scale';
import { startTown, type Town } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';
import { createTermIndex } from '../../../platform/search';
import { toTerms } from './directory-terms';
import { newProfile, type Profile } from './profile';

jest.setTimeout(600_000);
afterEach(stopApis);

/** `npm run soak -- directory` uses a hundred thousand people. */
const PEOPLE = Number(process.env.PEOPLE ?? 1000);
const FEW = 200;
const AT_ONCE = 500;
const PAGE = 10;

const profileAt = (index: number, now: Date): Profile & { sampleName: string } => {
  const id = `member${String(index).padStart(7, '0')}`;
  return {
    ...newProfile(id, `person-${index}`, new Date(now.getTime() - index * 1000)),
    bio: ['common', ...(index % 2 === 0 ? ['half'] : []), `word${index % 500}`].join(' '),
    skills: ['Lettering', `Skill ${index % 500}`],
    place: index % 3 === 0 ? 'Lagos' : 'Accra',
    availability: index % 2 === 0 ? 'open' : 'busy',
    // Uses sample people because creating accounts would take a minute.
    sampleName: `Ada Person${index}`,
  };
};

async function fill({ api, clock }: Town, count: number): Promise<void> {
  const profiles = api.store.db.collection<{ _id: string }>('profiles');
  const search = await createTermIndex(api.store.db, { collection: 'people_search', owner: 'memberId' });
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => profileAt(from + at, clock.now));
    await profiles.insertMany(some.map(({ memberId, ...profile }) => ({ _id: memberId, ...profile })));
    await search.put(
      ...some.map((profile) => ({
        id: profile.memberId,
        at: profile.updatedAt,
        terms: toTerms({ profile, name: profile.sampleName, isHidden: false }, false),
      })),
    );
  }
}

/** Requests the first two pages of each search, and one suggestion. */
async function questionsAmong(count: number) {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100000' });
  await fill(town, count);
  const member = await town.resident('member');
  const searches = ['', '&q=ada', '&skill=lettering', '&q=half%20ada&place=lagos', '&availability=open&place=accra'];
  const queries: string[] = [];
  for (const search of searches) {
    const answer = await member.get(`/api/people?limit=${PAGE}${search}`);
    const { people, next } = (await answer.json()) as People;
    expect([search, people.length]).toEqual([search, PAGE]);
    queries.push(`?limit=${PAGE}${search}`, `?limit=${PAGE}${search}&cursor=${encodeURIComponent(next!)}`);
  }
  const paths = [...queries.map((query) => `/api/people${query}`), '/api/people/suggestions?q=per'];
  return paths.map((path) => ({ api: town.api, ask: () => member.get(path) }));
}

// @proves GAP-048
it(`lists, searches and completions read as much among ${PEOPLE} members as among ${FEW}`, async () => {
  const few = await questionsAmong(FEW);
  const many = await questionsAmong(PEOPLE);
  const costs = await costsOf([...few, ...many]);
  expectSameCosts(`people among ${FEW} → ${PEOPLE}`, costs.slice(0, few.length), costs.slice(few.length));
  expect([...few, ...many].flatMap(({ api }) => api.scans)).toEqual([]);
});
