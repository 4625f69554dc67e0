import { creditNoteOf } from '@verse/api-contract/work/project-invoices.values';
import { canonicalJson } from '../../../../platform/hashes';
import { AppError } from '../../../../platform/http';
import type { ThreadEntry } from '../../../../platform/threads';
import { type StoredDelivery, type StoredMilestone, type StoredProject, threadOf } from '../project';
import type { ProjectParts } from '../project-parts';
import { AUTOMATIC, paymentDueOn } from '../work/milestones';
import { type ArchivedFile, filesIn, referencesIn, termsPath, toJson, withManifest } from './archive-files';
import { correctedNumberOf, invoiceNumberOf } from './invoices.service';

type Dependencies = Pick<ProjectParts, 'threads' | 'invoices' | 'agreedOrders'>;
type Payments = Awaited<ReturnType<ProjectParts['agreedOrders']['findAll']>>;

const ENTRIES = 200;
const NO_AGREEMENT = 'You haven’t agreed on anything yet.';

const text = (path: string, value: unknown): ArchivedFile => ({ path, content: toJson(value) });

function briefFiles({ brief: { files, package: sold, ...brief } }: StoredProject): ArchivedFile[] {
  const orderedPackage = sold && { name: sold.name, price: sold.price, days: sold.days };
  return [
    text('brief.json', { ...brief, package: orderedPackage, files: referencesIn('brief', files) }),
    ...filesIn('brief', files),
  ];
}

const offerFiles = ({ offers }: StoredProject): ArchivedFile[] => [
  text(
    'offers.json',
    offers.map(({ version, side, at, note, hash }) => ({ version, side, at, note, hash, terms: termsPath(version) })),
  ),
  // The terms must be exactly the bytes that were hashed.
  ...offers.map(({ version, terms }) => ({ path: termsPath(version), content: canonicalJson(terms) })),
];

const deliveryFolder = (milestone: number, delivery: number) => `deliveries/${milestone + 1}-${delivery + 1}`;

function deliveryText({ at, note, files, decision }: StoredDelivery, folder: string) {
  const references = referencesIn(folder, files);
  const pathOf = (id: string) => references[files.findIndex((file) => file.id === id)]?.path;
  return {
    at,
    note,
    files: references,
    decision: decision && {
      is: decision.is,
      note: decision.note,
      at: decision.at,
      by: [AUTOMATIC, 'staff'].includes(decision.by) ? decision.by : 'client',
      marks: decision.marks?.map(({ file, x, y, text: what, answer, done }, place) => ({
        number: place + 1,
        picture: pathOf(file),
        x,
        y,
        text: what,
        answer: answer && { at: answer.at, text: answer.text },
        doneAt: done?.at,
      })),
    },
  };
}

function milestoneText(milestone: StoredMilestone, index: number) {
  const { id: _, upload: __, deliveries, ...facts } = milestone;
  return {
    milestone: index + 1,
    ...facts,
    paymentDueOn: paymentDueOn(milestone),
    deliveries: deliveries.map((delivery, number) => deliveryText(delivery, deliveryFolder(index, number))),
  };
}

const deliveryFiles = ({ milestones }: StoredProject): ArchivedFile[] => [
  text('milestones.json', milestones.map(milestoneText)),
  ...milestones.flatMap(({ deliveries }, index) =>
    deliveries.flatMap(({ files }, number) => filesIn(deliveryFolder(index, number), files)),
  ),
];

function paymentFiles({ milestones }: StoredProject, payments: Payments): ArchivedFile[] {
  const folder = (index: number) => `payments/${index + 1}`;
  const found = milestones.flatMap(({ id }, index) => {
    const payment = payments.get(id);
    return payment ? [{ index, payment }] : [];
  });
  return [
    text(
      'payments.json',
      found.map(({ index, payment: { account: _, receipts, payments: transfers, number, ...payment } }) => ({
        milestone: index + 1,
        order: number,
        ...payment,
        transfers,
        receipts: referencesIn(folder(index), receipts),
      })),
    ),
    ...found.flatMap(({ index, payment: { receipts } }) => filesIn(folder(index), receipts)),
  ];
}

function threadFiles(entries: readonly ThreadEntry[]): ArchivedFile[] {
  const folder = (index: number) => `messages/${index + 1}`;
  return [
    text(
      'messages.json',
      entries.map(({ side, text: message, at, files }, index) => ({
        number: index + 1,
        from: side,
        at,
        text: message,
        files: referencesIn(folder(index), files),
      })),
    ),
    ...entries.flatMap(({ files }, index) => filesIn(folder(index), files)),
  ];
}

/** Creates the archive of an agreement. For the same project state, both sides receive identical files. */
export function createArchive({ threads, invoices, agreedOrders }: Dependencies) {
  async function entriesOf(project: StoredProject): Promise<ThreadEntry[]> {
    const all: ThreadEntry[] = [];
    for (let cursor: string | undefined; ;) {
      const { entries, next } = await threads.page(threadOf(project), cursor, ENTRIES);
      all.push(...entries);
      if (next === null) return all.toReversed();
      cursor = next;
    }
  }

  async function invoiceFile({ milestones }: StoredProject): Promise<ArchivedFile> {
    const found = await invoices.among(milestones.flatMap(({ id }) => [id, creditNoteOf(id)]));
    const listed = found
      .toSorted((one, other) => one.n - other.n)
      .map(({ id, n, corrects, at, about, title, seller, client, currency, minor }) => ({
        number: invoiceNumberOf({ n, corrects }),
        corrects: correctedNumberOf({ corrects }),
        at,
        about,
        title,
        seller,
        client,
        currency,
        minor,
        milestone: milestones.findIndex((one) => one.id === id || creditNoteOf(one.id) === id) + 1,
      }));
    return text('invoices.json', listed);
  }

  async function projectFile(project: StoredProject): Promise<ArchivedFile> {
    const { number, state, revision, brief, createdAt, changedAt, cancellation, dispute, ended, events } = project;
    return text('project.json', {
      number,
      title: brief.title,
      state,
      revision,
      createdAt,
      changedAt,
      ...(await invoices.partiesOf(project)),
      cancellation: cancellation ? { ...cancellation, by: undefined } : null,
      dispute: dispute && {
        ...dispute,
        by: undefined,
        milestone: project.milestones.findIndex(({ id }) => id === dispute.milestone) + 1,
        decision: dispute.decision && { ...dispute.decision, by: dispute.decision.by ? 'staff' : 'automatic' },
      },
      ended: ended && { ...ended, by: undefined },
      events: events.map(({ at, side, what }) => ({ at, side, what })),
    });
  }

  /** @throws AppError `wrong-state` if there is no agreement */
  return async (project: StoredProject): Promise<ArchivedFile[]> => {
    const { acceptance, milestones, number, sellerKey } = project;
    if (!acceptance) throw new AppError('wrong-state', NO_AGREEMENT);
    const { version, hash, side, at } = acceptance;
    const payments = await agreedOrders.findAll(milestones.map(({ id }) => id));
    // A seller without an id has left, and the account was removed from the terms.
    const accepted = { version, hash, isAccountRemoved: sellerKey === 'member:' };
    const orderedBy = await invoices.findOrderedBy(project);
    return withManifest(number, accepted, [
      await projectFile(project),
      ...briefFiles(project),
      ...offerFiles(project),
      text('acceptance.json', { version, hash, side, at, ...(orderedBy === null ? {} : { orderedBy }) }),
      ...deliveryFiles(project),
      await invoiceFile(project),
      ...paymentFiles(project, payments),
      ...threadFiles(await entriesOf(project)),
    ]);
  };
}

export type Archive = ReturnType<typeof createArchive>;
