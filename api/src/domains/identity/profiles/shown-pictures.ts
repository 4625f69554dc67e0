import { isOneOf } from '../../../platform/images';
import { ownedBy, type PictureHolder } from '../../../platform/people';
import type { Members } from './members';
import { toViewer } from './people';
import { mayOpen, maySee, maySeeWorks } from './profile';
import { PROFILES } from './profiles.repository';
import { type WorkRepository, WORKS } from './works.repository';

interface Dependencies {
  members: Pick<Members, 'byId'>;
  works: Pick<WorkRepository, 'byId'>;
}

/** A picture is visible to readers who can see the profile or work it belongs to. */
export const shownPictures = ({ members, works }: Dependencies): PictureHolder[] => [
  {
    collection: PROFILES,
    ownerOf: ownedBy('_id'),
    async shows(id, name, reader) {
      const member = await members.byId(id);
      const as = toViewer(reader, id);
      if (!member || !mayOpen(as, member)) return false;
      const { picture, cover, shownTo } = member.profile;
      return isOneOf(name, [picture, maySee(as, shownTo.cover) ? cover : null]);
    },
  },
  {
    collection: WORKS,
    ownerOf: ownedBy('memberId'),
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
      const as = toViewer(reader, work.memberId);
      return as === 'self' || (work.state === 'shown' && maySeeWorks(as, member));
    },
  },
];
