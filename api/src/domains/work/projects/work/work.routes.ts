import { z } from 'zod';
import { PROJECT_FILES } from '@verse/api-contract/files';
import {
  decisionFormSchema,
  deliveryFormSchema,
  markAnswerFormSchema,
  paymentFormSchema,
  projectWorkSchema,
  sentBackFormSchema,
  workReasonFormSchema,
} from '@verse/api-contract/work/project-work.schema';
import type { PrivateFiles } from '../../../../platform/files';
import { NO_STORE, orConflict, type Person, reply, type Route, route } from '../../../../platform/http';
import type { OpenProject, StoredProject } from '../project';
import { byNumber } from '../project-calls';
import type { ProjectParts } from '../project-parts';
import { type Acting, UNKNOWN_MILESTONE } from './acting';
import { type Deliveries, findWorkFile, UNKNOWN_FILE } from './deliveries.service';
import type { WorkEnding } from './ending.service';
import { markOf, type Marks, UNKNOWN_MARK } from './marks.service';
import type { WorkPayments } from './payments.service';
import type { WorkView } from './work.view';

interface Dependencies extends Pick<ProjectParts, 'sides' | 'threads' | 'agreedOrders'> {
  acting: Pick<Acting, 'openAt' | 'actOn'>;
  deliveries: Deliveries;
  marks: Marks;
  payments: WorkPayments;
  ending: WorkEnding;
  view: WorkView;
  files: Pick<PrivateFiles, 'form' | 'send'>;
}

const ONE = '/api/projects/:number';
const MILESTONE = `${ONE}/milestones/:milestone`;
const fileId = z.string().regex(/^[0-9a-f]{16}$/);
const milestoneParams = byNumber.params.extend({ milestone: z.string().regex(/^[\w-]{1,40}$/) });
const byMilestone = { params: milestoneParams, notFoundMessage: UNKNOWN_MILESTONE };
const work = { description: 'The work', schema: projectWorkSchema };
const permission = 'projects.act' as const;

/** Responds with the work as the caller sees it; conflict responses include the current work. */
function createAnswer({ sides, view }: Pick<Dependencies, 'sides' | 'view'>) {
  return async (person: Person, acting: Promise<OpenProject>) => {
    const done = await orConflict(acting, async (current) => {
      const project = current as unknown as StoredProject;
      const side = await sides.sideOf(person, project);
      return {
        message: 'This project just changed, so we didn’t save yours. Please look again.',
        details: { current: side ? await view({ project, side }) : null },
      };
    });
    return reply(200, await view(done), NO_STORE);
  };
}

type Answer = ReturnType<typeof createAnswer>;

const fileRoutes = (dependencies: Dependencies, answer: Answer): Route[] => [
  route(
    {
      method: 'post',
      path: `${MILESTONE}/files`,
      summary: 'Add a file to the next delivery of a milestone, for the seller; the same file is added once',
      permission,
      ...byMilestone,
      form: dependencies.files.form(PROJECT_FILES),
      body: z.object({ file: z.string().meta({ format: 'binary' }) }),
      responses: { 200: work },
      errors: [400, 403, 404, 409, 411, 413, 415, 429, 503],
    },
    ({ person, params, body }) =>
      answer(person, dependencies.deliveries.addFile(person, params.number, params.milestone, body)),
    ({ person, params }) => dependencies.deliveries.assertTakesFile(person, params.number, params.milestone),
  ),
  route(
    {
      method: 'delete',
      path: `${MILESTONE}/files/:file`,
      summary: 'Remove a file from an unsent delivery, for the seller',
      permission,
      params: milestoneParams.extend({ file: fileId }),
      notFoundMessage: UNKNOWN_FILE,
      responses: { 200: work },
      errors: [403, 404, 409],
    },
    ({ person, params }) =>
      answer(person, dependencies.deliveries.removeFile(person, params.number, params.milestone, params.file)),
  ),
  route(
    {
      method: 'get',
      path: `${ONE}/work-files/:file`,
      summary: 'Download a file of a delivery, or a receipt of a payment, for both sides',
      permission: 'projects.read',
      params: byNumber.params.extend({ file: fileId }),
      notFoundMessage: UNKNOWN_FILE,
      responses: { 200: { description: 'The file, to be saved', type: 'application/octet-stream' } },
      errors: [404, 503],
    },
    async ({ person, params }) => {
      const open = await dependencies.sides.open(person, params.number);
      return dependencies.files.send(await findWorkFile(open, params.file, dependencies));
    },
  ),
];

const change = { permission, ifMatch: true, responses: { 200: work } } as const;

/** Routes that change one milestone. Each request specifies the revision that it is based on. */
function milestoneRoutes({ deliveries, payments, ending, acting }: Dependencies, answer: Answer): Route[] {
  const ofMilestone = <B extends z.ZodType>(
    name: string,
    summary: string,
    body: B,
    act: (open: OpenProject, milestone: string, body: z.infer<B>) => Promise<OpenProject>,
  ): Route =>
    route(
      {
        ...change,
        ...byMilestone,
        method: 'post',
        path: `${MILESTONE}/${name}`,
        summary,
        body,
        errors: [400, 403, 404, 409, 413, 415, 428, 429],
      },
      ({ person, params: { number, milestone }, version, body: form }) => {
        const reading = { person, number, revision: version, about: milestone };
        return answer(
          person,
          acting.actOn(reading, (open) => act(open, milestone, form)),
        );
      },
    );
  return [
    ofMilestone(
      'deliveries',
      'Submit the uploaded files as the delivery of a milestone, for the seller',
      deliveryFormSchema,
      deliveries.deliver,
    ),
    ofMilestone(
      'decision',
      'Accept a delivery or request changes, for the client',
      decisionFormSchema,
      deliveries.decide,
    ),
    ofMilestone(
      'payments',
      'Confirm a transfer that arrived for a milestone, once, for the seller',
      paymentFormSchema,
      payments.book,
    ),
    ofMilestone(
      'refund',
      'Confirm that the payment of a cancelled milestone was sent back',
      sentBackFormSchema,
      payments.sendBack,
    ),
    ofMilestone(
      'dispute',
      'Open a dispute about a milestone for staff to decide; until then the work pauses',
      workReasonFormSchema,
      ending.dispute,
    ),
  ];
}

const markRoute = ({ marks, acting }: Dependencies, answer: Answer): Route =>
  route(
    {
      ...change,
      method: 'put',
      path: `${MILESTONE}/marks/:mark`,
      summary: 'Set the seller’s answer to a mark on a delivered picture, or that it is done',
      params: milestoneParams.extend({ mark: z.string().regex(/^\d{1,2}-\d{1,2}$/) }),
      notFoundMessage: UNKNOWN_MARK,
      body: markAnswerFormSchema,
      errors: [400, 403, 404, 409, 413, 415, 428, 429],
    },
    ({ person, params: { number, milestone, mark }, version, body }) => {
      const reading = { person, number, revision: version, about: markOf(milestone, mark) };
      return answer(
        person,
        acting.actOn(reading, (open) => marks.answer(open, milestone, mark, body)),
      );
    },
  );

/** Routes that change the work as a whole. */
function cancellationRoutes({ ending, acting }: Dependencies, answer: Answer): Route[] {
  const path = `${ONE}/cancellation`;
  return [
    route(
      {
        ...change,
        ...byNumber,
        method: 'post',
        path,
        body: workReasonFormSchema,
        summary: 'Request the other side’s consent to cancel the milestones that are not accepted',
        errors: [400, 404, 409, 413, 415, 428, 429],
      },
      ({ person, params, version, body }) => {
        const asked = async () => ending.ask(await acting.openAt(person, params.number, version), body);
        return answer(person, asked());
      },
    ),
    route(
      {
        ...change,
        ...byNumber,
        method: 'post',
        path: `${path}/agreement`,
        summary: 'Accept the cancellation of the milestones that are not accepted',
        errors: [400, 403, 404, 409, 428],
      },
      ({ person, params, version }) => answer(person, acting.openAt(person, params.number, version).then(ending.agree)),
    ),
    route(
      {
        ...change,
        ...byNumber,
        method: 'delete',
        path,
        summary: 'Withdraw or decline a cancellation request',
        errors: [400, 404, 409, 428],
      },
      ({ person, params, version }) =>
        answer(person, acting.openAt(person, params.number, version).then(ending.keepWorking)),
    ),
  ];
}

export function workRoutes(dependencies: Dependencies): Route[] {
  const answer = createAnswer(dependencies);
  return [
    ...fileRoutes(dependencies, answer),
    ...milestoneRoutes(dependencies, answer),
    markRoute(dependencies, answer),
    ...cancellationRoutes(dependencies, answer),
  ];
}
