import type { BriefForm, OfferForm, Offers, Project, Terms } from '@verse/api-contract/api';
import { dayOf, daysAfter } from '@verse/api-contract/work/offer-rules';
import { offersSchema } from '@verse/api-contract/work/project-offers.schema';
import { projectSchema } from '@verse/api-contract/work/projects.schema';
import type { Town, Visitor } from './people';

let count = 0;

export const ACCOUNT = { holder: 'Sade Bello', bank: 'Lantern Bank', number: '0123456789', code: '' };

const BRIEF: Omit<BriefForm, 'seller'> = {
  title: 'A lantern',
  aim: 'It lights our street.',
  links: [],
  service: null,
  packageId: null,
  budget: null,
  wantedBy: null,
};

export async function projectIn(answer: Response, status = 200): Promise<Project> {
  const body: unknown = await answer.json();
  expect([answer.status, answer.status === status ? '' : body]).toEqual([status, '']);
  return projectSchema.strict().parse(body);
}

export async function offersIn(answer: Response, status = 200): Promise<Offers> {
  const body: unknown = await answer.json();
  expect([answer.status, answer.status === status ? '' : body]).toEqual([status, '']);
  return offersSchema.strict().parse(body);
}

export const handleOf = async (visitor: Visitor): Promise<string> =>
  ((await (await visitor.get('/api/me/profile')).json()) as { handle: string }).handle;

/** Sends a brief and returns the project number. */
export async function sendBrief(client: Visitor, seller: BriefForm['seller']): Promise<string> {
  const headers = { 'idempotency-key': `project-of-a-test-${(count += 1)}` };
  return (await projectIn(await client.send('POST', '/api/projects', { ...BRIEF, seller }, headers), 201)).number;
}

export const projectOf = async (visitor: Visitor, number: string): Promise<Project> =>
  projectIn(await visitor.get(`/api/projects/${number}`));

/** Returns terms that are valid for a week, with two milestones due in two and three weeks. */
export function termsOf({ clock }: Pick<Town, 'clock'>, more: Partial<OfferForm['terms']> = {}): Terms {
  const today = dayOf(clock.now);
  return {
    scope: 'One lantern, with light.',
    deliverables: ['A lantern', 'Its light'],
    revisions: 2,
    currency: 'NGN',
    milestones: [
      { title: 'Sketch', dueOn: daysAfter(today, 14), minor: 1_000_001 },
      { title: 'Lantern', dueOn: daysAfter(today, 21), minor: 2_000_002 },
    ],
    silentDays: 7,
    validUntil: daysAfter(today, 7),
    account: ACCOUNT,
    ...more,
  };
}

export const sendOffer = (visitor: Visitor, number: string, basedOn: number, terms: OfferForm['terms'], note = '') =>
  visitor.post(`/api/projects/${number}/offers`, { basedOn, note, terms });

export const acceptOffer = (visitor: Visitor, number: string, form: { version: number; hash: string }) =>
  visitor.post(`/api/projects/${number}/acceptance`, { version: form.version, hash: form.hash });

/** Creates a client, a selling member and a project between them. */
export async function startProject(town: Town) {
  const client = await town.resident('member');
  const seller = await town.resident('member');
  const number = await sendBrief(client, { kind: 'member', handle: await handleOf(seller) });
  return { client, seller, number };
}
