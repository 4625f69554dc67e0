import type { BriefForm, Project, ProjectList } from '@verse/api-contract/api';
import { projectListSchema, projectSchema } from '@verse/api-contract/work/projects.schema';
import type { Visitor } from './people';
import { ownProfile } from './profile-people';
import { formWith, pdfOf } from './publishing';

let count = 0;
export const newKey = (): string => `brief-of-a-test-${(count += 1)}`;

export const BRIEF: BriefForm = {
  seller: { kind: 'house', handle: null },
  service: null,
  packageId: null,
  title: 'A poster for the harbour festival',
  aim: 'People should come to the harbour in June.',
  links: [],
  budget: { currency: 'NGN', minor: 40_000_000 },
  wantedBy: null,
};

export const briefFor = async (seller: Visitor, more: Partial<BriefForm> = {}): Promise<BriefForm> => ({
  ...BRIEF,
  seller: { kind: 'member', handle: (await ownProfile(seller)).handle },
  ...more,
});

const parse = async (answer: Response, status: number): Promise<Project> => {
  const body: unknown = await answer.json();
  expect([answer.status, answer.status === status ? '' : body]).toEqual([status, '']);
  return projectSchema.strict().parse(body);
};

export const postBrief = (client: Visitor, form: object = BRIEF, key = newKey()): Promise<Response> =>
  client.send('POST', '/api/projects', form, { 'idempotency-key': key });

export const sendBrief = async (client: Visitor, form: object = BRIEF, key = newKey()): Promise<Project> =>
  parse(await postBrief(client, form, key), 201);

export const projectOf = async (visitor: Visitor, number: string): Promise<Project> =>
  parse(await visitor.get(`/api/projects/${number}`), 200);

export const projectsOf = async (visitor: Visitor, list: string): Promise<ProjectList> =>
  projectListSchema.strict().parse(await (await visitor.get(`/api/projects?list=${list}`)).json());

export const endProject = (visitor: Visitor, number: string, reason: string, revision: number): Promise<Response> =>
  visitor.send('POST', `/api/projects/${number}/ending`, { reason }, { 'if-match': `"${revision}"` });

export const sendFile = (visitor: Visitor, path: string, text: string, name = 'sketch.pdf'): Promise<Response> =>
  visitor.send('POST', path, formWith({ file: pdfOf(text, name) }), { 'idempotency-key': newKey() });

export const writeTo = (visitor: Visitor, number: string, text: string, key = newKey()): Promise<Response> =>
  visitor.send('POST', `/api/projects/${number}/thread`, { text }, { 'idempotency-key': key });
