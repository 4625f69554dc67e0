import { z } from 'zod';
import { CONTEST_FILES } from '@verse/api-contract/files';
import { NO_STORE, noContent, reply, type Route, route } from '../../../platform/http';
import { byId, FILE, ofContest } from '../contest-calls';
import type { ContestParts } from '../contest-parts';
import { type EntryFilesService, UNKNOWN_FILE } from './entry-files.service';
import type { createEntryOverview } from './entry-overview.service';
import { assertOpen } from './entry-rules';
import { desk, fileId, OWN_ENTRY } from './own-entry.routes';
import type { OwnEntries } from './own-entry.service';
import { sendShownFile } from './shown-file';

type Dependencies = Pick<ContestParts, 'files' | 'uploads' | 'findContest' | 'now'> & {
  own: OwnEntries;
  show: ReturnType<typeof createEntryOverview>;
  entryFiles: EntryFilesService;
};

const UPLOADS_PATH = `${OWN_ENTRY}/uploads`;
const ofUpload = { params: byId.extend({ upload: fileId }), notFoundMessage: UNKNOWN_FILE };
const ofFile = { params: byId.extend({ file: fileId }), notFoundMessage: UNKNOWN_FILE };
const ofPreview = { params: byId.extend({ index: z.coerce.number().int().min(0).max(99) }) };
const DIGITS = /^\d{1,12}$/;

/** tus request headers. In the metadata, `filename` is followed by the base64-encoded file name. */
const creationSchema = z.object({
  'Upload-Length': z.string('Send the size of the file as Upload-Length.').regex(DIGITS, 'Upload-Length is a number.'),
  'Upload-Metadata': z.string().max(2000).optional(),
});

function nameIn(metadata = ''): string {
  const pair = metadata.split(',').find((one) => one.trim().startsWith('filename '));
  return Buffer.from(pair?.trim().split(' ')[1] ?? '', 'base64')
    .toString('utf8')
    .toWellFormed();
}

/** Routes for resumable uploads with the tus protocol. */
function uploadRoutes({ own, entryFiles, uploads, findContest, now }: Dependencies): Route[] {
  async function findOpen(memberId: string, contestId: string) {
    const contest = await findContest(contestId);
    const entry = await own.mustFind(contestId, memberId);
    assertOpen(contest, entry, now());
    return entry;
  }
  const findUpload = async (memberId: string, { id, upload }: { id: string; upload: string }) =>
    entryFiles.findUpload(await findOpen(memberId, id), upload);

  return [
    route(
      {
        method: 'post',
        path: UPLOADS_PATH,
        summary: 'Create a resumable upload (tus 1.0) for a file of the caller’s entry',
        permission: 'contests.enter',
        ...ofContest,
        headers: creationSchema,
        responses: { 201: { description: 'Its address is in Location' } },
        errors: [400, 404, 409, 413, 507],
      },
      async ({ person, params, headers }) => {
        const entry = await findOpen(person.id, params.id);
        const name = nameIn(headers['Upload-Metadata']);
        const { id } = await entryFiles.begin(entry, person.id, name, Number(headers['Upload-Length']));
        return uploads.created(`${UPLOADS_PATH.replace(':id', params.id)}/${id}`);
      },
    ),
    route(
      {
        method: 'get',
        path: `${UPLOADS_PATH}/:upload`,
        summary: 'Get the progress of an upload; HEAD responds with Upload-Offset',
        permission: 'contests.read',
        ...ofUpload,
        responses: { 200: { description: 'The offset is in Upload-Offset' } },
        errors: [404, 409],
      },
      async ({ person, params }) => {
        const upload = await entryFiles.findUpload(await own.mustFind(params.id, person.id), params.upload);
        const ask = uploads.proceed(upload, CONTEST_FILES, entryFiles.take);
        const { offset, bytes } = upload;
        const tell = reply(200, { offset, bytes }, NO_STORE);
        return (request, response) => (request.method === 'HEAD' ? ask : tell)(request, response);
      },
    ),
    route(
      {
        method: 'patch',
        path: `${UPLOADS_PATH}/:upload`,
        summary: 'Upload a part of a file, at Upload-Offset',
        permission: 'contests.enter',
        ...ofUpload,
        form: uploads.form(),
        responses: { 204: { description: 'The new offset is in Upload-Offset' } },
        errors: [400, 404, 409, 413, 415, 429, 503, 507],
      },
      async ({ person, params }) =>
        uploads.proceed(await findUpload(person.id, params), CONTEST_FILES, entryFiles.take),
      async ({ person, params }) => findUpload(person.id, params),
    ),
    route(
      {
        method: 'delete',
        path: `${UPLOADS_PATH}/:upload`,
        summary: 'Cancel an incomplete upload',
        permission: 'contests.enter',
        ...ofUpload,
        responses: { 204: { description: 'Removed' } },
        errors: [404, 409],
      },
      async ({ person, params }) => {
        await entryFiles.removeUpload(await findUpload(person.id, params));
        return noContent({ headers: { 'Tus-Resumable': '1.0.0' } });
      },
    ),
  ];
}

export function entryFileRoutes(dependencies: Dependencies): Route[] {
  const { own, show, entryFiles, files, findContest, now } = dependencies;
  return [
    ...uploadRoutes(dependencies),
    route(
      {
        method: 'get',
        path: `${OWN_ENTRY}/files/:file`,
        summary: 'Download a file of the caller’s entry',
        permission: 'contests.read',
        ...ofFile,
        responses: { 200: FILE },
        errors: [404, 503],
      },
      async ({ person, params }) =>
        files.sendParts(entryFiles.findFile(await own.mustFind(params.id, person.id), params.file)),
    ),
    route(
      {
        method: 'delete',
        path: `${OWN_ENTRY}/files/:file`,
        summary: 'Remove a file from the draft of the caller’s entry',
        permission: 'contests.enter',
        ...ofFile,
        responses: { 200: desk },
        errors: [404, 409],
      },
      async ({ person, params }) => {
        const entry = await own.mustFind(params.id, person.id);
        assertOpen(await findContest(params.id), entry, now());
        await entryFiles.remove(entry, params.file);
        return reply(200, await show(person, params.id), NO_STORE);
      },
    ),
    route(
      {
        method: 'get',
        path: `${OWN_ENTRY}/preview/files/:index`,
        summary: 'Download a file of the caller’s draft as judges would get it, without metadata',
        permission: 'contests.read',
        ...ofPreview,
        responses: { 200: FILE },
        errors: [404, 503],
      },
      async ({ person, params }) => {
        const { draft, number = 0 } = await own.mustFind(params.id, person.id);
        return sendShownFile(files, draft, { number, index: params.index, unknown: UNKNOWN_FILE });
      },
    ),
  ];
}
