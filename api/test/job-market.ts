import type { Job, JobList, Problem } from '@verse/api-contract/api';
import { jobListSchema, jobSchema } from '@verse/api-contract/work/jobs.schema';
import type { Town, Visitor } from './people';

export const FORM = {
  title: 'Poster Designer',
  company: 'Lamp & Sons',
  description: 'Draw posters for a small theatre.',
  tags: ['Poster'],
  pay: { min: 20, max: 30.5, currency: 'USD' },
  benefits: ['Tea'],
  isRemote: true,
  type: 'Contract',
};
export const NOTE = { note: 'I draw lamps.', link: 'https://lamps.example/' };

export const jobOf = async (answer: Response): Promise<Job> => {
  expect([200, 201]).toContain(answer.status);
  return jobSchema.strict().parse(await answer.json());
};
export const listOf = async (visitor: Visitor, query = ''): Promise<JobList> =>
  jobListSchema.strict().parse(await (await visitor.get(`/api/jobs${query}`)).json());
export const titles = async (visitor: Visitor, query = '') =>
  (await listOf(visitor, query)).jobs.map(({ title }) => title);
export const toFailure = async (answer: Response) => {
  const { message, fields } = (await answer.json()) as Problem;
  return [answer.status, message, ...(fields ? [Object.keys(fields)] : [])];
};
export const post = async (staff: Visitor, more: object = {}) =>
  jobOf(await staff.post('/api/jobs', { ...FORM, ...more }));
export const apply = (visitor: Visitor, id: string, form: unknown = NOTE) =>
  visitor.send('PUT', `/api/jobs/${id}/application`, form);
export const withdraw = (visitor: Visitor, id: string) => visitor.delete(`/api/jobs/${id}/application`);
export const change = (staff: Visitor, { id, version }: Pick<Job, 'id' | 'version'>, body: object) =>
  staff.send('PATCH', `/api/jobs/${id}`, body, { 'if-match': `"${version}"` });
export const wait = (town: Town, ms: number) => (town.clock.now = new Date(town.clock.now.getTime() + ms));
