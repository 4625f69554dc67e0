import type { ShownWork } from '@verse/api-contract/api';
import { shownWorksSchema } from '@verse/api-contract/identity/profiles.schema';
import { NO_STORE, PUBLIC, reply, type Route, route } from '../../../platform/http';
import { pictureView } from '../../../platform/images';
import type { Members } from './members';
import { isSample, isWorthListing, maySeeWorks } from './profile';
import type { WorkRepository } from './works.repository';

interface Dependencies {
  works: Pick<WorkRepository, 'newest'>;
  members: Pick<Members, 'find'>;
}

/** Maximum number of works read, regardless of how many of them are public. */
const MOST_READ = 100;
/** Enough to fill two rows on the widest page. */
const MOST_SHOWN = 6;

/**
 * Returns the newest public work of each member whose profile search engines may list. Works by sample people come
 * last.
 */
async function newestWorks({ works, members }: Dependencies): Promise<ShownWork[]> {
  const newest = await works.newest(MOST_READ);
  const owners = await members.find([...new Set(newest.map(({ memberId }) => memberId))]);
  const shown = new Map<string, ShownWork>();
  for (const { id, memberId, title, role, pictures } of newest) {
    const owner = owners.get(memberId);
    const first = pictures[0];
    if (!owner || !maySeeWorks('guest', owner) || !first || shown.has(memberId)) continue;
    const { handle } = owner.profile;
    if (!isWorthListing(owner.profile, { hasWorks: true, hasPosts: false }) || handle === '') continue;
    const picture = pictureView(first.picture, first.alt);
    shown.set(memberId, {
      id,
      title,
      role,
      picture,
      maker: { handle, name: owner.name, isSample: isSample(owner.profile) },
    });
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
      summary: 'List the newest public works, one per member',
      permission: PUBLIC,
      responses: { 200: { description: 'Six at most', schema: shownWorksSchema } },
    },
    async () => reply(200, { works: await newestWorks(dependencies) }, NO_STORE),
  );
