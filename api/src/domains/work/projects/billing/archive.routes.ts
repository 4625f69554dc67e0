import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { ZipFile } from 'yazl';
import type { FileRecord, PrivateFiles } from '../../../../platform/files';
import { ConcurrencyLimit, type Route, route } from '../../../../platform/http';
import { reading } from '../project-calls';
import type { ProjectParts } from '../project-parts';
import type { Archive } from './archive.service';
import type { ArchivedFile } from './archive-files';

type Dependencies = Pick<ProjectParts, 'sides'> & {
  archive: Archive;
  files: Pick<PrivateFiles, 'read'>;
  /** Counts an archive download towards the account's limit, or rejects it. */
  countArchive: (memberId: string) => Promise<void>;
};

/** Time without progress after which the connection is closed, in milliseconds. */
const SILENT_MS = 60_000;

function addStored(zip: ZipFile, path: string, record: FileRecord, mtime: Date, read: PrivateFiles['read']): void {
  // Opens each file only when it is about to be sent, so that only one file is in memory at a time. Files are stored
  // uncompressed, because their formats are already compressed.
  zip.addReadStreamLazy(path, { mtime, size: record.bytes, compress: false }, (done) => {
    const failed = (error: unknown) => done(error, Readable.from([]));
    read(record).then((bytes) => done(undefined, Readable.from([bytes])), failed);
  });
}

/**
 * Sends files as a ZIP archive. If an error occurs, the connection is aborted, so that a truncated archive cannot be
 * mistaken for a complete one.
 */
async function sendArchive(
  response: Response,
  { name, files, at, read }: { name: string; files: readonly ArchivedFile[]; at: Date; read: PrivateFiles['read'] },
): Promise<void> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  for (const { path, content } of files) {
    if (typeof content === 'string') zip.addBuffer(Buffer.from(content), path, { mtime: at });
    else addStored(zip, path, content, at, read);
  }
  zip.end();
  response.status(200).set({
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
  });
  response.setTimeout(SILENT_MS, () => response.destroy());
  try {
    await pipeline(output, response);
  } catch (error) {
    // A client that disconnects is not a server error.
    if ((error as { code?: unknown }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

export function archiveRoute({ sides, archive, files, countArchive }: Dependencies): Route {
  const sending = new ConcurrencyLimit({
    each: 1,
    waitMs: 0,
    retrySeconds: 30,
    own: 'Your archive is on its way. Please wait for it.',
    all: { atOnce: 4, full: 'We’re busy sending archives. Please try again in a moment.' },
  });
  return route(
    {
      method: 'get',
      path: '/api/projects/:number/archive',
      summary: 'Download the agreement with its versions, deliveries, invoices, payments and messages, for both sides',
      ...reading,
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
