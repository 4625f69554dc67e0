import type { ShownWork } from '@verse/api-contract/api';
import { shownWorksSchema } from '@verse/api-contract/identity/profiles.schema';
import { NO_STORE, PUBLIC, reply, type Route, route } from '../../../platform/http';
import type { People } from '../../../platform/ports';
import type { Members } from './members';
import { isWorthListing } from './profile';
import { toPublicWork } from './public-works';
import type { WorkRepository } from './works.repository';

interface Dependencies extends Pick<People, 'findChosen' | 'findPublicWorks'> {
  works: Pick<WorkRepository, 'newest'>;
  members: Pick<Members, 'find'>;
}

/** Maximum number of works read, regardless of how many of them are public. */
const MOST_READ = 100;
/** Enough to fill two rows on the widest page. */
const MOST_SHOWN = 6;

/**
 * Returns one public work per member: first those that members have chosen for this week, then the newest of members
 * whose profile search engines may list. Works by sample people come last.
 */
async function newestWorks({ works, members, findChosen, findPublicWorks }: Dependencies): Promise<ShownWork[]> {
  const newest = await works.newest(MOST_READ);
  const owners = await members.find([...new Set(newest.map(({ memberId }) => memberId))]);
  const chosenIds = await findChosen('work');
  const chosen = await findPublicWorks(chosenIds);
  const shown = new Map<string, ShownWork>();
  for (const { memberId, work } of chosenIds.flatMap((id) => chosen.get(id) ?? []))
    if (!shown.has(memberId)) shown.set(memberId, { ...work, isChosen: true });
  for (const one of newest) {
    const owner = owners.get(one.memberId);
    const work = toPublicWork(one, owner);
    if (!owner || !work || shown.has(one.memberId)) continue;
    if (isWorthListing(owner.profile, { hasWorks: true, hasPosts: false })) shown.set(one.memberId, work);
  }
  const all = [...shown.values()];
  const [real, samples] = [false, true].map((of) => all.filter(({ maker }) => maker.isSample === of));
  return [...real!, ...samples!].slice(0, MOST_SHOWN);
}

export const newestWorksRoute = (dependencies: Dependencies): Route =>
  route(
    {
      method: 'get',
      path: '/api/works/newest',
      summary: 'List public works, one per member: first those chosen for this week, then the newest',
      permission: PUBLIC,
      responses: { 200: { description: 'Six at most', schema: shownWorksSchema } },
    },
    async () => reply(200, { works: await newestWorks(dependencies) }, NO_STORE),
  );
