import { isOneOf } from '../../platform/images';
import type { PictureHolder } from '../../platform/people';
import type { Members } from './members';
import { viewerOf } from './people';
import { mayOpen, maySee } from './profile';
import { PROFILES } from './profiles.repository';
import { type WorkRepository, WORKS } from './works.repository';

interface Dependencies {
  members: Pick<Members, 'byId'>;
  works: Pick<WorkRepository, 'byId'>;
}

/** Pictures are for those who may see the profile or the work that shows them. */
export const shownPictures = ({ members, works }: Dependencies): PictureHolder[] => [
  {
    collection: PROFILES,
    async shows(id, name, reader) {
      const member = await members.byId(id);
      const as = viewerOf(reader, id);
      if (!member || !mayOpen(as, member)) return false;
      const { picture, cover, shownTo } = member.profile;
      return isOneOf(name, [picture, maySee(as, shownTo.cover) ? cover : null]);
    },
  },
  {
    collection: WORKS,
    async shows(id, name, reader) {
      const work = await works.byId(id);
      const member = work && (await members.byId(work.memberId));
      if (
        !member ||
        !isOneOf(
          name,
          work.pictures.map(({ picture }) => picture),
        )
      )
        return false;
      const as = viewerOf(reader, work.memberId);
      const isShown = work.state === 'shown' && mayOpen(as, member) && maySee(as, member.profile.shownTo.works);
      return as === 'self' || isShown;
    },
  },
];
