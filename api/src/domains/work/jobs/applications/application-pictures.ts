import { isOneOf } from '../../../../platform/images';
import { NEVER_SHOWN, ownedBy, type PictureHolder } from '../../../../platform/people';
import type { Organisations } from '../../../../platform/ports';
import { THREADS } from '../../../../platform/threads';
import { HIRING_ROLES } from '../organisations';
import { APPLICATION_DRAFTS } from './application-drafts.repository';
import { type ApplicationRepository, APPLICATIONS } from './applications.repository';

interface Dependencies {
  applications: Pick<ApplicationRepository, 'find'>;
  organisations: Pick<Organisations, 'membersOf'>;
}

/** Makes an application's pictures visible to the applicant and to the organisation's hiring members. */
export const applicationPictures = ({ applications, organisations }: Dependencies): PictureHolder[] => [
  {
    collection: APPLICATIONS,
    ownerOf: ownedBy('memberId'),
    async shows(id, name, reader) {
      const [jobId = '', memberId = ''] = id.split(' ');
      const application = reader.id === undefined ? undefined : await applications.find(jobId, memberId);
      const all = application?.works?.flatMap(({ pictures }) => pictures.map(({ picture }) => picture)) ?? [];
      if (!application || !isOneOf(name, all)) return false;
      if (reader.id === memberId) return true;
      const hiring = await organisations.membersOf(application.organisationId ?? '', HIRING_ROLES);
      return hiring.includes(reader.id!);
    },
  },
  { collection: APPLICATION_DRAFTS, ownerOf: ownedBy('memberId'), shows: NEVER_SHOWN },
  { collection: THREADS, ownerOf: ownedBy('authorId'), shows: NEVER_SHOWN },
];
