import { GUEST } from '../../../platform/people';
import type { People } from '../../../platform/ports';
import type { ProfileRepository } from './profiles.repository';
import { type createTaggedWorks, toCard } from './tagged-works';
import type { WorkRepository } from './works.repository';

interface Dependencies {
  profiles: Pick<ProfileRepository, 'sampleIds'>;
  works: Pick<WorkRepository, 'among' | 'firstShownOf'>;
  tagged: Pick<ReturnType<typeof createTaggedWorks>, 'visible'>;
}

const createFindSeenWorks =
  ({ works, tagged }: Pick<Dependencies, 'works' | 'tagged'>): People['findSeenWorks'] =>
  async (reader, ids) => {
    const shown = [...(await works.among([...new Set(ids)])).values()].filter(({ state }) => state === 'shown');
    const seen = await tagged.visible(reader, shown);
    return new Map(seen.map((one) => [one.work.id, { memberId: one.work.memberId, work: toCard(one) }]));
  };

const createFindFirstWorks =
  ({ works, tagged }: Pick<Dependencies, 'works' | 'tagged'>): People['findFirstWorks'] =>
  async (reader, memberIds) => {
    const first = [...(await works.firstShownOf(memberIds, 1)).values()].flat();
    const seen = await tagged.visible(reader, first);
    return new Map(seen.map((one) => [one.work.memberId, toCard(one)]));
  };

/** Takes the first work of each sample member, then the second ones, and so on. */
const createFindSampleWorks =
  ({ profiles, works, tagged }: Dependencies): People['findSampleWorks'] =>
  async (most) => {
    const makers = await profiles.sampleIds();
    const byMaker = [...(await works.firstShownOf(makers, most)).values()];
    const inTurn = Array.from({ length: most }, (_, index) => byMaker.flatMap((all) => all[index] ?? [])).flat();
    return (await tagged.visible(GUEST, inTurn.slice(0, most))).map(toCard);
  };

export const createSeenWorks = (
  dependencies: Dependencies,
): Pick<People, 'findSeenWorks' | 'findFirstWorks' | 'findSampleWorks'> => ({
  findSeenWorks: createFindSeenWorks(dependencies),
  findFirstWorks: createFindFirstWorks(dependencies),
  findSampleWorks: createFindSampleWorks(dependencies),
});
