import { isOneOf } from '../../platform/images';
import type { PictureHolder } from '../../platform/people';
import { isPublished } from './contest';
import { CONTESTS } from './contest-document';
import type { ContestParts, ContestsDependencies } from './contest-parts';

interface Dependencies extends Pick<ContestParts, 'contests'>, Pick<ContestsDependencies, 'organisations'> {}

/** Contest pictures. Those of drafts and cancelled contests are visible only to the organisation and to staff. */
export const covers = ({ contests, organisations }: Dependencies): PictureHolder => ({
  collection: CONTESTS,
  async shows(id, name, reader) {
    const contest = await contests.find(id);
    if (!contest || !isOneOf(name, [contest.cover])) return false;
    if (isPublished(contest) || reader.isStaff) return true;
    const { organisationId } = contest;
    if (reader.id === undefined || organisationId === undefined) return false;
    return (await organisations.roleOf(organisationId, reader.id)) !== undefined;
  },
});
