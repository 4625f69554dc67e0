import type { ShownWork } from '@verse/api-contract/profiles';
import { shownWorksSchema } from '@verse/api-contract/profiles.schema';
import { EVERYBODY, reply, type Route, route } from '../../platform/http';
import { pictureView } from '../../platform/images';
import type { Members } from './members';
import { isWorthListing, mayOpen, maySee } from './profile';
import type { WorkRepository } from './works.repository';

interface Dependencies {
  works: Pick<WorkRepository, 'newest'>;
  members: Pick<Members, 'find'>;
}

/** However many are not for everybody, no more are read. */
const MOST_READ = 100;
/** A row of the widest page. */
const MOST_SHOWN = 4;

/** The newest work of each maker who shows their works to everybody and lets search engines find them. */
async function newestWorks({ works, members }: Dependencies): Promise<ShownWork[]> {
  const newest = await works.newest(MOST_READ);
  const makers = await members.find([...new Set(newest.map(({ memberId }) => memberId))]);
  const shown = new Map<string, ShownWork>();
  for (const { id, memberId, title, role, pictures } of newest) {
    const maker = makers.get(memberId);
    const first = pictures[0];
    if (!maker || !mayOpen('guest', maker) || !first || shown.has(memberId)) continue;
    const { handle, shownTo } = maker.profile;
    const isOpen = maySee('guest', shownTo.works) && isWorthListing(maker.profile, { hasWorks: true, hasPosts: false });
    if (!isOpen || handle === '') continue;
    const picture = pictureView(first.picture, first.alt);
    shown.set(memberId, { id, title, role, picture, maker: { handle, name: maker.name } });
  }
  return [...shown.values()].slice(0, MOST_SHOWN);
}

export const newestWorksRoute = (dependencies: Dependencies): Route =>
  route(
    {
      method: 'get',
      path: '/api/works/newest',
      summary: 'The newest work of each of the last members to show one to everybody',
      may: EVERYBODY,
      answers: { 200: { description: 'Four at most', schema: shownWorksSchema } },
    },
    async () => reply(200, { works: await newestWorks(dependencies) }, { headers: { 'Cache-Control': 'no-store' } }),
  );
