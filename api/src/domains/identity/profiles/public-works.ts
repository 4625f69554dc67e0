import type { ShownWork } from '@verse/api-contract/api';
import type { People, Work } from '../../../platform/ports';
import type { Member, Members } from './members';
import { isSample, maySeeWorks } from './profile';
import { workPictureView } from './work-picture';
import type { WorkRepository } from './works.repository';

/** Returns a work as everyone sees it, or undefined if it has no picture or is not visible to everyone. */
export function toPublicWork(
  { id, title, role, pictures, state }: Work,
  maker: Member | undefined,
): ShownWork | undefined {
  const [first] = pictures;
  if (!maker || !first || state !== 'shown' || !maySeeWorks('guest', maker) || maker.profile.handle === '')
    return undefined;
  const { handle } = maker.profile;
  return {
    id,
    title,
    role,
    picture: workPictureView(first),
    maker: { handle, name: maker.name, isSample: isSample(maker.profile) },
  };
}

interface Dependencies {
  works: Pick<WorkRepository, 'among'>;
  members: Pick<Members, 'find'>;
}

export const createFindPublicWorks =
  ({ works, members }: Dependencies): People['findPublicWorks'] =>
  async (ids) => {
    const found = [...(await works.among([...new Set(ids)])).values()];
    const makers = await members.find([...new Set(found.map(({ memberId }) => memberId))]);
    return new Map(
      found.flatMap((one) => {
        const work = toPublicWork(one, makers.get(one.memberId));
        return work ? [[one.id, { memberId: one.memberId, work }] as const] : [];
      }),
    );
  };
