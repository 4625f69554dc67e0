import { openAccessSite } from '../test/access-site';
import { idOf } from '../test/notified';
import { ORGANISATION } from '../test/organisation-requests';
import type { Visitor } from '../test/people';
import { handleOf } from '../test/project-offers';
import { stopApis } from '../test/start-api';
import type { StoredDocument } from './store';

jest.setTimeout(900_000);
afterEach(stopApis);

const MANY = 10_000;
const FEW = 400;
const AT_ONCE = 1000;
const MOST_RATIO = 1.2;
const AWARDED = 'awarded-posters';
const CONTEST = `/api/contests/${AWARDED}`;
const OF_OWNER = `/api/organisations/${ORGANISATION.handle}/contests/${AWARDED}`;

type Row = StoredDocument & Record<string, unknown>;
type Site = Awaited<ReturnType<typeof openSite>>;

/** Rows of one kind. Marks on deliveries are a part of their project. */
interface Kind {
  collection: string;
  /** Returns the fields of a row in which it differs from the last one that is stored, or from `first`. */
  row: (number: number, site: Site) => Record<string, unknown>;
  first?: (site: Site) => Row;
}

/** A minute per row before the clock, so that rows have an order. */
const timeOf = (number: number, { town }: Site) => new Date(town.clock.now.getTime() - number * 60_000);

/** What grows to `MANY` rows. */
const KINDS: Record<string, Kind> = {
  'people whom the desk finds': {
    collection: 'auth_user',
    row: (number) => ({ email: `p${number}@example.org`, name: `Ada ${number}`, firstName: 'Ada', lastName: 'Tester' }),
  },
  'their entries in the search': {
    collection: 'desk_search',
    row: (number) => ({
      _id: `tester ${String(number).padStart(11, '0')}-auth_user-${number}`,
      memberId: `auth_user-${number}`,
    }),
  },
  'sanctions with appeals': {
    collection: 'sanctions',
    row: (number, site) => ({
      memberId: number % 2 === 0 ? site.ids.neighbour : `member-${number}`,
      at: timeOf(number, site),
      appeal: { text: 'They are my own.', at: timeOf(number, site), answer: null },
      appealedAt: timeOf(number, site),
    }),
  },
  'messages to the team': {
    collection: 'contact_messages',
    row: (number, site) => ({
      reference: `CV-${number}`,
      createdAt: timeOf(number, site),
      waitsSince: timeOf(number, site),
    }),
  },
  'entries in a gallery': {
    collection: 'contest_gallery',
    first: ({ ids }) => ({ _id: 'first', contestId: AWARDED, agreedIds: [ids.admin], rank: 1 }),
    row: (number) => ({ rank: number + 2, contestId: number % 2 === 0 ? AWARDED : `contest-${number}` }),
  },
  'updates of contests': {
    collection: 'contest_updates',
    row: (number, site) => ({ at: timeOf(number, site), contestId: number < 30 ? AWARDED : `contest-${number}` }),
  },
  'invitations to judge': {
    collection: 'contest_judge_invitations',
    first: ({ ids, town }) => ({
      _id: 'first',
      contestId: AWARDED,
      organisationId: ids.organisation,
      email: 'grace@example.org',
      mailbox: 'grace@example.org',
      tokenHash: '',
      invitedBy: ids.admin,
      at: town.clock.now,
      expiresAt: new Date(town.clock.now.getTime() + 86_400_000),
      state: 'open',
    }),
    row: (number) => ({
      contestId: number < 30 ? AWARDED : `contest-${number}`,
      mailbox: `grace${number}@example.org`,
      invitedBy: `owner-${number}`,
    }),
  },
  'projects of an organisation, with marks': {
    collection: 'projects',
    row: (number, site) => ({
      number: `CP-${number}`,
      clientId: undefined,
      clientOrganisationId: number % 2 === 0 ? site.ids.organisation : `organisation-${number}`,
      state: number % 4 === 0 ? 'open' : 'completed',
      changedAt: timeOf(number, site),
    }),
  },
  'reviews of an organisation': {
    collection: 'project_reviews',
    row: (number, site) => ({
      projectId: `project-${number}`,
      subjectKey: number % 2 === 0 ? `organisation:${site.ids.organisation}` : `member:${number}`,
      as: 'client',
      shownAt: timeOf(number, site),
    }),
  },
  'critiques that helped': {
    collection: 'post_comments',
    row: (number, site) => ({
      authorId: number % 2 === 0 ? site.ids.neighbour : `member-${number}`,
      createdAt: timeOf(number, site),
      place: `${timeOf(number, site).toISOString()} ${number}`,
      helpedAt: timeOf(number, site),
    }),
  },
  'works that want critique': {
    collection: 'comment_subjects',
    row: (number, site) => ({ _id: `works:work-${number}`, askedAt: timeOf(number, site), questions: ['What works?'] }),
  },
  nominations: {
    collection: 'nominations',
    row: (number, site) => ({ rankAt: timeOf(number, site), voterSlot: `voter-${number}`, votes: 1 }),
  },
  'entries of the audit log': {
    collection: 'audit',
    row: (number, site) => ({ at: timeOf(number, site) }),
  },
  'appeals in contests': {
    collection: 'contest_appeals',
    row: (number, site) => ({ at: timeOf(number, site), contestId: `contest-${number}`, memberId: `member-${number}` }),
  },
};

async function openSite() {
  const site = await openAccessSite();
  const { admin, neighbour, colleague } = site.callers as Record<'admin' | 'neighbour' | 'colleague', Visitor>;
  const { organisationId } = (await site.town.api.store.db
    .collection<{ _id: string; organisationId: string }>('organisation_handles')
    .findOne({ _id: ORGANISATION.handle }))!;
  const ids = { admin: await idOf(admin), neighbour: await idOf(neighbour), organisation: organisationId };
  const works = site.town.good({ method: 'put', path: '/api/works/:id/like' }).path.replace(/\/like$/, '');
  return { ...site, admin, neighbour, colleague, ids, works, handle: await handleOf(neighbour) };
}

async function fill(site: Site, from: number, to: number): Promise<void> {
  const { db } = site.town.api.store;
  for (const { collection, row, first } of Object.values(KINDS)) {
    const rows = db.collection<Row>(collection);
    if (first && from === 0) await rows.insertOne(first(site));
    const [stored] = await rows.find({}).sort({ _id: 1 }).limit(1).toArray();
    for (let start = from; start < to; start += AT_ONCE) {
      const numbers = Array.from({ length: Math.min(AT_ONCE, to - start) }, (_, index) => start + index);
      await rows.insertMany(
        numbers.map((number) => ({ ...stored!, _id: `${collection}-${number}`, ...row(number, site) })),
      );
    }
  }
}

/** Requests whose pages show the rows, and lists that pass them. */
const asksOf = ({ town, admin, neighbour, colleague, handle, ids, works }: Site): [Visitor, ...string[]][] => [
  [admin, '/api/desk/people?q=tester', '/api/desk/people?q=ada%20tester', '/api/desk/people?q=ada'],
  [admin, `/api/desk/people/${ids.neighbour}`, '/api/desk/sanctions', '/api/staff/queues'],
  [admin, '/api/contactus', '/api/contactus?status=new&page=9', '/api/audit', '/api/contest-appeals'],
  [admin, `${OF_OWNER}/judge-invitations`, '/api/judging', '/api/critique', `/api/members/${handle}/critiques`],
  [neighbour, '/api/me/sanctions', `/api/organisations/${ORGANISATION.handle}/reviews`, `${works}/comments`],
  [colleague, '/api/projects?list=buying', '/api/me/next-steps', '/api/nominations', `${CONTEST}/gallery`],
  [town.visitor(), `/api/organisations/${ORGANISATION.handle}`, `${CONTEST}/updates`],
];

/** Returns the number of documents that each request reads. */
async function readingsOf(site: Site): Promise<[string, number][]> {
  const readings: [string, number][] = [];
  for (const [visitor, ...paths] of asksOf(site))
    for (const path of paths) {
      const before = site.town.api.documentsRead();
      expect([path, (await visitor.get(path)).status]).toEqual([path, 200]);
      readings.push([path, site.town.api.documentsRead() - before]);
    }
  return readings;
}

// @proves GAP-089
it(`pages of reputation, contests and the desk read as much among ${MANY} rows of each as among ${FEW}`, async () => {
  const site = await openSite();
  await fill(site, 0, FEW);
  const few = await readingsOf(site);
  await fill(site, FEW, MANY);
  const many = await readingsOf(site);
  process.stdout.write(`${many.map(([path, read], index) => `${path}: ${few[index]![1]} → ${read}`).join('\n')}\n`);
  expect(many.filter(([, read], index) => read > MOST_RATIO * few[index]![1])).toEqual([]);
  expect(site.town.api.scans).toEqual([]);
});
