import type { PrivateFiles } from '../../../platform/files';
import { ConcurrencyLimit, type Route, route } from '../../../platform/http';
import { byNumber } from '../project-calls';
import type { ProjectParts } from '../project-parts';
import type { Archive } from './archive.service';
import { sendArchive } from './send-archive';

type Dependencies = Pick<ProjectParts, 'sides'> & {
  archive: Archive;
  files: Pick<PrivateFiles, 'read'>;
  /** Counts an archive download by the account; rejects if there have been too many. */
  countArchive: (memberId: string) => Promise<void>;
};

export function archiveRoute({ sides, archive, files, countArchive }: Dependencies): Route {
  const sending = new ConcurrencyLimit({
    ...{ each: 1, waitMs: 0, retrySeconds: 30 },
    own: 'An archive is just being sent to you. Please wait until it is there.',
    all: { atOnce: 4, full: 'Many archives are being sent just now. Please try again in a moment.' },
  });
  return route(
    {
      method: 'get',
      path: '/api/projects/:number/archive',
      summary: 'The agreement with its versions, deliveries, invoices, payments and messages, for both sides',
      permission: 'projects.read',
      ...byNumber,
      responses: { 200: { description: 'A ZIP archive that verifies itself', type: 'application/zip' } },
      errors: [404, 409, 429, 503],
    },
    async ({ person, params }) => {
      const { project } = await sides.open(person, params.number);
      const all = await archive(project);
      return async (request, response) => {
        const sent = { name: `project-${project.number}.zip`, files: all, at: project.changedAt, read: files.read };
        if (request.method === 'HEAD') return void response.status(200).type('application/zip').end();
        await sending.hold(person.id, async () => {
          await countArchive(person.id);
          await sendArchive(response, sent);
        });
      };
    },
  );
}
