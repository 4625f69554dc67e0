import { z } from 'zod';
import type { ProjectDispute } from '@verse/api-contract/api';
import { dayOf } from '@verse/api-contract/work/offer-rules';
import {
  disputeListQuerySchema,
  disputeListSchema,
  type DisputeRow,
  disputeThreadSchema,
  projectDisputeSchema,
  settlementFormSchema,
} from '@verse/api-contract/work/project-disputes.schema';
import { projectWorkSchema } from '@verse/api-contract/work/project-work.schema';
import type { PrivateFiles } from '../../../../platform/files';
import { NO_STORE, orConflict, reply, type Route, route } from '../../../../platform/http';
import { toShownTerms } from '../offers/terms';
import type { Parties } from '../parties';
import type { StoredProject } from '../project';
import { byNumber } from '../project-calls';
import type { ProjectParts } from '../project-parts';
import { briefView, fileView } from '../projects.view';
import { findWorkFile, UNKNOWN_FILE } from './deliveries.service';
import { type Disputed, type Disputes, UNKNOWN_DISPUTE } from './disputes.service';
import { termsOf } from './milestones';
import type { WorkView } from './work.view';

interface Dependencies extends Pick<ProjectParts, 'threads' | 'agreedOrders'> {
  disputes: Disputes;
  parties: Pick<Parties, 'partiesOf'>;
  view: WorkView;
  files: Pick<PrivateFiles, 'send'>;
}

const PATH = '/api/project-disputes';
const ONE = `${PATH}/:number`;
const permission = 'projects.settle' as const;
const ofOne = { permission, ...byNumber, notFoundMessage: UNKNOWN_DISPUTE };

function createViews({ parties, view }: Dependencies) {
  async function row(project: Disputed, readerId: string): Promise<DisputeRow> {
    const { number, brief, dispute, milestones } = project;
    const milestone = milestones.find(({ id }) => id === dispute.milestone)?.title ?? '';
    return {
      number,
      title: brief.title,
      milestone,
      ...(await parties.partiesOf({ project, readerId })),
      side: dispute.side,
      reason: dispute.reason,
      at: dispute.at.toISOString(),
    };
  }

  async function workOf(project: StoredProject) {
    const work = await view({ project, side: 'staff' });
    if (!work) throw new Error(`project ${project.number} has a dispute without an agreement`);
    return work;
  }

  async function one(project: Disputed, readerId: string): Promise<ProjectDispute> {
    const { acceptance } = project;
    const terms = termsOf(project);
    if (!terms || !acceptance) throw new Error(`project ${project.number} has a dispute without terms`);
    const { account: _, ...rest } = terms;
    const { revision, brief } = project;
    const work = await workOf(project);
    const agreed = toShownTerms(rest, dayOf(acceptance.at));
    return { ...(await row(project, readerId)), revision, brief: briefView(brief), terms: agreed, work };
  }

  return { row, one, workOf };
}

const readingRoutes = (dependencies: Dependencies, { row, one }: ReturnType<typeof createViews>): Route[] => [
  route(
    {
      method: 'get',
      path: PATH,
      summary: 'List the open disputes about projects, last changed first',
      permission,
      query: disputeListQuerySchema,
      responses: { 200: { description: 'A page of disputes', schema: disputeListSchema } },
      errors: [400],
    },
    async ({ person, query: { cursor, limit } }) => {
      const { disputed, next } = await dependencies.disputes.list(person, cursor, limit);
      return reply(200, { disputes: await Promise.all(disputed.map((each) => row(each, person.id))), next }, NO_STORE);
    },
  ),
  route(
    {
      method: 'get',
      path: ONE,
      summary: 'Get a project with an open dispute; the access is audited',
      ...ofOne,
      responses: { 200: { description: 'Brief, terms and work', schema: projectDisputeSchema } },
      errors: [403, 404],
    },
    async ({ person, params }) => {
      const project = await dependencies.disputes.look(person, params.number, 'read the project');
      return reply(200, await one(project, person.id), NO_STORE);
    },
  ),
  route(
    {
      method: 'get',
      path: `${ONE}/thread`,
      summary: 'List the messages of a project with an open dispute, newest first; the access is audited',
      ...ofOne,
      query: disputeListQuerySchema,
      responses: { 200: { description: 'A page of messages', schema: disputeThreadSchema } },
      errors: [400, 403, 404],
    },
    async ({ person, params, query: { cursor, limit } }) => {
      const project = await dependencies.disputes.look(person, params.number, 'read the messages');
      const { entries, next } = await dependencies.disputes.page(project, cursor, limit);
      const shown = entries.map(({ id, side, text, files, at }) => ({
        id,
        side: side === 'seller' ? 'seller' : 'client',
        text,
        files: files.map(fileView),
        at: at.toISOString(),
      }));
      return reply(200, { entries: shown, next }, NO_STORE);
    },
  ),
  route(
    {
      method: 'get',
      path: `${ONE}/files/:file`,
      summary: 'Download a file of a project with an open dispute; the access is audited',
      permission,
      params: byNumber.params.extend({ file: z.string().regex(/^[0-9a-f]{16}$/) }),
      notFoundMessage: UNKNOWN_FILE,
      responses: { 200: { description: 'The file, to be saved', type: 'application/octet-stream' } },
      errors: [403, 404, 503],
    },
    async ({ person, params }) => {
      const project = await dependencies.disputes.look(person, params.number, `opened the file ${params.file}`);
      const open = { project, side: 'client', readerId: person.id } as const;
      return dependencies.files.send(await findWorkFile(open, params.file, dependencies, true));
    },
  ),
];

/** Routes for staff who decide disputes. Staff who belong to one of the sides have no access. */
export function disputeRoutes(dependencies: Dependencies): Route[] {
  const views = createViews(dependencies);
  return [
    ...readingRoutes(dependencies, views),
    route(
      {
        method: 'post',
        path: `${ONE}/decision`,
        summary:
          'Submit a decision on a dispute with reasons, once: work goes on, or the milestone is accepted or cancelled',
        ...ofOne,
        ifMatch: true,
        body: settlementFormSchema,
        responses: { 200: { description: 'The work', schema: projectWorkSchema } },
        errors: [400, 403, 404, 409, 413, 415, 428],
      },
      async ({ person, params, version, body }) => {
        const deciding = dependencies.disputes.decide(person, params.number, version, body);
        const decided = await orConflict<StoredProject>(deciding, () => ({
          message: 'This project just changed. Please read it again before you decide.',
          details: {},
        }));
        return reply(200, await views.workOf(decided), NO_STORE);
      },
    ),
  ];
}
