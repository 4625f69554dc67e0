import { randomUUID } from 'node:crypto';
import { dayIn } from './people.mjs';

/** @typedef {import('./people.mjs').Person} Person */
/** @typedef {[title: string, minor: number]} Milestone */

const ACCOUNT = { holder: 'Amina Yusuf', bank: 'Lagoon Bank', number: '0123456789', code: '' };
const PDF = { name: 'labels-first-sketches.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 labels') };

/**
 * @param {Person} client
 * @param {{ kind: string, handle: string | null }} seller
 * @param {string} title
 * @param {string} aim
 */
async function brief(client, seller, title, aim) {
  const { number } = await client.call('POST', '/api/projects', {
    seller,
    service: null,
    packageId: null,
    title,
    aim,
    links: [],
    wantedBy: dayIn(40),
    budget: { currency: 'NGN', minor: 60_000_000 },
  });
  return String(number);
}

/**
 * @param {Person} seller
 * @param {string} number
 * @param {string} scope
 * @param {Milestone[]} milestones
 * @param {typeof ACCOUNT | null} account
 */
const offer = (seller, number, scope, milestones, account) =>
  seller.call('POST', `/api/projects/${number}/offers`, {
    basedOn: 0,
    note: 'Both dates can move by a week if your printer needs it.',
    terms: {
      scope,
      deliverables: milestones.map(([title]) => title),
      revisions: 2,
      currency: 'NGN',
      account,
      milestones: milestones.map(([title, minor], index) => ({ title, minor, dueOn: dayIn(12 + 9 * index) })),
      silentDays: 7,
      validUntil: dayIn(10),
    },
  });

/** @param {Person} client @param {string} number @param {any} offers */
const accept = (client, number, { versions }) =>
  client.call('POST', `/api/projects/${number}/acceptance`, {
    version: versions[0].version,
    hash: versions[0].hash,
  });

/**
 * Performs an action on a milestone at its current revision.
 * @param {Person} by
 * @param {string} number
 * @param {number} index
 * @param {string} path
 * @param {object} data
 */
async function act(by, number, index, path, data) {
  const { revision, work } = await by.get(`/api/projects/${number}`);
  const milestone = work.milestones[index].id;
  await by.change('POST', `/api/projects/${number}/milestones/${milestone}/${path}`, revision, data);
  return String(milestone);
}

/**
 * Creates a project with three milestones: paid, delivered and planned. @param {Person} client @param {Person} seller
 */
async function workOnLabels(client, seller) {
  const number = await brief(
    client,
    { kind: 'member', handle: seller.handle },
    'Labels for six jars of honey',
    'People should recognise the six honeys on a market table, and read the flower on each label from two metres.',
  );
  const one = `/api/projects/${number}`;
  await accept(
    client,
    number,
    await offer(
      seller,
      number,
      'A family of six labels, drawn by hand, ready for a printer with two colours.',
      [
        ['Sketches of all six', 12_000_000],
        ['Drawn labels', 26_000_000],
        ['Files for the printer', 10_000_000],
      ],
      ACCOUNT,
    ),
  );
  await client.change('PUT', `${one}/billing-details`, 0, {
    name: 'Creek Road Honey',
    address: '14 Creek Road\nApapa, Lagos',
  });
  const { work } = await seller.get(one);
  await seller.sendForm(`${one}/milestones/${work.milestones[0].id}/files`, { file: PDF });
  await act(seller, number, 0, 'deliveries', { note: 'Six sketches on three pages. I like the acacia one best.' });
  const invoiced = await act(client, number, 0, 'decision', { is: 'accepted', note: 'Lovely. Please go on.' });
  const payment = { minor: 5_000_000, reference: `LB-${randomUUID().slice(0, 8).toUpperCase()}`, on: dayIn(0) };
  await act(seller, number, 0, 'payments', payment);
  await act(seller, number, 1, 'deliveries', { note: 'All six labels in colour. The lids follow with the files.' });
  await client.call('POST', `${one}/thread`, { text: 'The thyme label arrived a little dark here. Is that the scan?' });
  await seller.call('POST', `${one}/thread`, { text: 'Yes, only the scan. The print will be as light as the others.' });
  return { number, invoiced };
}

/**
 * Creates a cancelled project with an invoice corrected by a credit note. @param {Person} client @param {Person} seller
 */
async function cancelMenu(client, seller) {
  const number = await brief(
    client,
    { kind: 'member', handle: seller.handle },
    'A menu for a tea house',
    'Guests should find the five teas quickly.',
  );
  const milestones = /** @type {Milestone[]} */ ([
    ['Menu design', 8_000_000],
    ['Printed menus', 4_000_000],
  ]);
  await accept(client, number, await offer(seller, number, 'One folded menu.', milestones, ACCOUNT));
  const payment = { minor: 8_000_000, reference: `LB-${randomUUID().slice(0, 8).toUpperCase()}`, on: dayIn(0) };
  const invoiced = await act(seller, number, 0, 'payments', payment);
  const at = async (/** @type {Person} */ by) => (await by.get(`/api/projects/${number}`)).revision;
  const one = `/api/projects/${number}/cancellation`;
  await seller.change('POST', one, await at(seller), { reason: 'The tea house does not open this year.' });
  await client.change('POST', `${one}/agreement`, await at(client));
  await act(seller, number, 0, 'refund', { reference: 'LB-RETURN-0412' });
  return { number, invoiced };
}

/**
 * Creates the member's projects as client and as seller, a project sold by the site itself, and a dispute.
 * @param {{ member: Person, seller: Person, client: Person, house: Person }} cast
 */
export async function runProjects({ member, seller, client, house }) {
  const one = { id: null, text: 'Hand-lettered, scanned and cleaned, with one round of changes.', revisions: 1 };
  const packages = [
    { ...one, name: 'A lettered name', prices: { NGN: 4_500_000, USD: 5_000 }, days: 6 },
    { ...one, name: 'A family of labels', prices: { NGN: 30_000_000 }, days: 21, revisions: 2 },
  ];
  await seller.change('PUT', '/api/me/packages', 0, { packages });
  await member.change('PUT', '/api/me/packages', 0, { packages: packages.slice(0, 1) });
  const { number, invoiced } = await workOnLabels(member, seller);
  const cancelled = await cancelMenu(member, seller);
  const sold = await brief(
    client,
    { kind: 'member', handle: member.handle },
    'A shop sign for a bicycle repair',
    'The sign hangs over a narrow street and should be read from a moving bicycle.',
  );
  const housed = await brief(
    member,
    { kind: 'house', handle: null },
    'A mentor for our first portfolio',
    'Three of us apply for residencies in spring and want one honest reader.',
  );
  await offer(house, housed, 'Four sessions of an hour, with notes.', [['Four sessions', 18_000_000]], null);
  const disputed = await brief(
    client,
    { kind: 'member', handle: seller.handle },
    'A bakery sign in green',
    'Green as the door.',
  );
  const signs = /** @type {Milestone[]} */ ([['Painted sign', 15_000_000]]);
  await accept(client, disputed, await offer(seller, disputed, 'One painted sign.', signs, ACCOUNT));
  await act(seller, disputed, 0, 'deliveries', { note: 'The sign is painted and dry.' });
  await act(client, disputed, 0, 'dispute', { reason: 'The sign is blue. We agreed on the green of the door.' });
  return { number, invoiced, cancelled, sold, housed, disputed };
}
