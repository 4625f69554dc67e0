import { addressOf } from '@verse/contract/addresses';
import type { AnswerableContent } from '../../../platform/feature';
import type { Members } from './members';
import { toViewer } from './people';
import { maySeeWorks } from './profile';
import { workPictureView } from './work-picture';
import type { WorkRepository } from './works.repository';

interface Dependencies {
  works: Pick<WorkRepository, 'among'>;
  members: Pick<Members, 'find'>;
}

/** Works as content that members like and comment on. They are visible to those who see them on the profile. */
export const createAnswerableWorks = ({ works, members }: Dependencies): AnswerableContent => ({
  async find(reader, ids) {
    const shown = [...(await works.among(ids)).values()].filter(({ state }) => state === 'shown');
    const makers = await members.find([...new Set(shown.map(({ memberId }) => memberId))]);
    return new Map(
      shown.flatMap(({ id, memberId, title, pictures: [first] }) => {
        const maker = makers.get(memberId);
        if (!maker || reader.blocked.has(memberId) || !maySeeWorks(toViewer(reader, memberId), maker)) return [];
        const picture = first ? workPictureView(first) : null;
        const path = addressOf('work', { handle: maker.profile.handle, id });
        return [[id, { ownerId: memberId, title, path, picture }] as const];
      }),
    );
  },
  stored: async (ids) => new Set((await works.among(ids)).keys()),
});
