import type { OfferForm, Problem, ProjectWork } from '@verse/api-contract/api';
import { dayOf } from '@verse/api-contract/work/offer-rules';
import { projectWorkSchema } from '@verse/api-contract/work/project-work.schema';
import type { Town, Visitor } from './people';
import { acceptOffer, handleOf, offersIn, projectOf, sendBrief, sendOffer, termsOf } from './project-offers';
import { formWith, pdfOf } from './publishing';

export interface AgreedProject {
  client: Visitor;
  seller: Visitor;
  number: string;
  /** Milestone ids. */
  ids: string[];
}

/** Makes the client and the given seller agree on an offer, by default one with two milestones. */
export async function agree(
  town: Town,
  client: Visitor,
  seller: Visitor,
  handle: string,
  terms: Partial<OfferForm['terms']> = {},
): Promise<AgreedProject> {
  const number = await sendBrief(client, { kind: 'member', handle });
  const { versions } = await offersIn(await sendOffer(seller, number, 0, termsOf(town, terms)), 201);
  await offersIn(await acceptOffer(client, number, versions[0]!));
  const ids = (await workOf(client, number)).milestones.map(({ id }) => id);
  return { client, seller, number, ids };
}

/** Creates a client and a selling member, and makes them agree on an offer. */
export async function agreeOn(town: Town, terms: Partial<OfferForm['terms']> = {}): Promise<AgreedProject> {
  const client = await town.resident('member');
  const seller = await town.resident('member');
  return agree(town, client, seller, await handleOf(seller), terms);
}

export async function workOf(visitor: Visitor, number: string): Promise<ProjectWork> {
  const { work } = await projectOf(visitor, number);
  if (!work) throw new Error(`there is no work in ${number}`);
  return work;
}

/** Performs an action on the current revision of the project. */
export async function act(
  visitor: Visitor,
  number: string,
  path: string,
  body?: object,
  { method = 'POST', revision }: { method?: string; revision?: number } = {},
): Promise<Response> {
  const current = revision ?? (await projectOf(visitor, number)).revision;
  return visitor.send(method, `/api/projects/${number}/${path}`, body, { 'if-match': `"${current}"` });
}

export async function workIn(answer: Response): Promise<ProjectWork> {
  const body: unknown = await answer.json();
  expect([answer.status, answer.status === 200 ? '' : body]).toEqual([200, '']);
  return projectWorkSchema.strict().parse(body);
}

export const failureIn = async (answer: Response) => [answer.status, ((await answer.json()) as Problem).code];

export const deliver = (seller: Visitor, number: string, id: string, note = 'Here it is.') =>
  act(seller, number, `milestones/${id}/deliveries`, { note });

export const decide = (client: Visitor, number: string, id: string, is: 'accepted' | 'changes', note = '') =>
  act(client, number, `milestones/${id}/decision`, { is, note });

export const book = (town: Town, seller: Visitor, number: string, id: string, minor: number, reference: string) =>
  act(seller, number, `milestones/${id}/payments`, { minor, reference, on: dayOf(town.clock.now) });

export function upload(seller: Visitor, number: string, id: string, text = 'a sketch'): Promise<Response> {
  const form = formWith({ file: pdfOf(text, 'sketch.pdf') });
  return seller.send('POST', `/api/projects/${number}/milestones/${id}/files`, form);
}

export const sweep = ({ api }: Pick<Town, 'api'>) => api.background.run('sweep-projects');

export function pass({ clock }: Pick<Town, 'clock'>, days: number): void {
  clock.now = new Date(clock.now.getTime() + days * 86_400_000);
}
