import { z } from 'zod';
import {
  contestGallerySchema,
  galleryAgreementFormSchema,
  galleryAgreementSchema,
  galleryQuerySchema,
  pastGallerySchema,
} from '@verse/api-contract/contests/contest-gallery.schema';
import { GALLERY_LIMITS } from '@verse/api-contract/contests/contest-gallery.values';
import { truncateText } from '@verse/api-contract/truncate-text';
import { answerCachedForGuests, NO_STORE, type Person, PUBLIC, reply, type Route, route } from '../../../platform/http';
import { pictureView } from '../../../platform/images';
import { GUEST, type Reader, toReader } from '../../../platform/people';
import { byId, CONTESTS_AREA, FILE, ofContest, PATH, UNCHANGED } from '../contest-calls';
import type { ContestParts } from '../contest-parts';
import { toFiles } from '../entries/judge-view';
import { sendShownFile } from '../entries/shown-file';
import { type Exhibit, type Gallery, NO_GALLERY } from './gallery.service';
import type { FindPast } from './past-gallery';

type Dependencies = Pick<ContestParts, 'responses' | 'files' | 'findUnseen'> & {
  gallery: Gallery;
  findPast: FindPast;
};

const agreement = { description: 'The agreement', schema: galleryAgreementSchema };
const OWN = `${PATH}/entries/own/gallery`;

function exhibitView({ row: { picture }, rank, entry, makers }: Exhibit) {
  const { title, text, madeHow, files } = entry.submission;
  return {
    rank,
    number: entry.number,
    title,
    text: picture ? truncateText(text, GALLERY_LIMITS.excerpt, '…') : text,
    madeHow,
    team: entry.teamName,
    makers: makers.map(({ name, handle }) => ({ name, handle })),
    picture: picture ? pictureView(picture, title) : null,
    files: toFiles(files),
  };
}

interface PastDependencies extends Pick<Dependencies, 'responses' | 'findPast'> {
  readerOf: (person: Person | undefined) => Promise<Reader>;
}

const pastRoute = ({ responses, findPast, readerOf }: PastDependencies): Route =>
  route(
    {
      method: 'get',
      path: `${PATH}/gallery/past`,
      summary: 'List the best entries of the latest earlier contest of the same organisation',
      permission: PUBLIC,
      ...ofContest,
      responses: { 200: { description: 'The entries', schema: pastGallerySchema }, 304: UNCHANGED },
      errors: [404],
    },
    ({ caller, params: { id } }) => {
      async function load(person?: Person) {
        const { contest, list } = await findPast(await readerOf(person), id);
        return { contest: contest ? { id: contest.id, title: contest.title } : null, entries: list.map(exhibitView) };
      }
      return answerCachedForGuests({ responses, area: CONTESTS_AREA, key: `past gallery ${id}`, caller, load });
    },
  );

export function galleryRoutes({ gallery, findPast, responses, files, findUnseen }: Dependencies): Route[] {
  const readerOf = async (person: Person | undefined) =>
    person ? toReader(person, await findUnseen(person.id)) : GUEST;
  return [
    route(
      {
        method: 'get',
        path: `${PATH}/gallery`,
        summary: 'List the entries of a contest with results whose makers agreed to show them, best first',
        permission: PUBLIC,
        params: byId,
        query: galleryQuerySchema,
        notFoundMessage: NO_GALLERY,
        responses: { 200: { description: 'A page of entries', schema: contestGallerySchema }, 304: UNCHANGED },
        errors: [400, 404],
      },
      ({ caller, params: { id }, query }) => {
        const after = Number(query.after ?? 0);
        async function load(person?: Person) {
          const { list, next } = await gallery.page(await readerOf(person), id, after);
          return { entries: list.map(exhibitView), next };
        }
        return answerCachedForGuests({ responses, area: CONTESTS_AREA, key: `gallery ${id} ${after}`, caller, load });
      },
    ),
    pastRoute({ responses, findPast, readerOf }),
    route(
      {
        method: 'get',
        path: `${PATH}/gallery/:number/files/:index`,
        summary: 'Get a file of an entry in the gallery, without metadata',
        permission: PUBLIC,
        params: byId.extend({ number: z.string().regex(/^\d{1,5}$/), index: z.string().regex(/^\d{1,2}$/) }),
        notFoundMessage: NO_GALLERY,
        responses: { 200: FILE },
        errors: [404, 503],
      },
      async ({ caller, params: { id, number, index } }) => {
        const { submission } = await gallery.findEntry(await readerOf(await caller()), id, Number(number));
        return sendShownFile(files, submission, { number: Number(number), index: Number(index), unknown: NO_GALLERY });
      },
    ),
    route(
      {
        method: 'get',
        path: OWN,
        summary: 'Get whether the makers of the caller’s entry agree to show it in the gallery',
        permission: 'contests.read',
        ...ofContest,
        responses: { 200: agreement },
        errors: [404],
      },
      async ({ person, params }) => reply(200, await gallery.agreementOf(person.id, params.id), NO_STORE),
    ),
    route(
      {
        method: 'put',
        path: OWN,
        summary: 'Set whether the gallery shows the caller’s entry after the results',
        permission: 'contests.enter',
        ...ofContest,
        body: galleryAgreementFormSchema,
        responses: { 200: agreement },
        errors: [400, 404, 413, 415, 503],
      },
      async ({ person, params, body }) =>
        reply(200, await gallery.setAgreement(person.id, params.id, body.isAgreed), NO_STORE),
    ),
  ];
}
