import { DAY_MS } from '@verse/api-contract/time';
import { createParties } from '../parties';
import type { ProjectPart, ProjectParts } from '../project-parts';
import { createActing } from './acting';
import { createEndOfOrganisation } from './closed-organisations';
import { createDeliveries } from './deliveries.service';
import { disputeRoutes } from './disputes.routes';
import { createDisputes } from './disputes.service';
import { createWorkEnding } from './ending.service';
import { createMarks } from './marks.service';
import { createWorkPayments } from './payments.service';
import { createSettling } from './settling.service';
import { workRoutes } from './work.routes';
import { createWorkView, nextWorkStep } from './work.view';
import { createWorkNotices, workNotifications } from './work-notices';

const SWEEP_MS = 30_000;

/** The work that follows an agreement: milestones, deliveries, payments, disputes. */
export async function createWorkPart(parts: ProjectParts): Promise<ProjectPart> {
  const { agreedOrders, budgets, now } = parts;
  const countFile = budgets({
    name: 'delivery-files',
    windowMs: DAY_MS,
    most: 200,
    message: 'That’s a lot of files for one day. Try again tomorrow.',
  });
  const countChange = budgets({
    name: 'project-work',
    windowMs: DAY_MS,
    most: 300,
    message: 'That’s a lot of changes for one day. Try again tomorrow.',
  });
  const tell = createWorkNotices(parts);
  const parties = createParties(parts);
  const view = createWorkView(parts);
  const settling = createSettling({ ...parts, ...parties, tell });
  agreedOrders.onPayment(settling.settleByNumber);
  const acting = createActing({ ...parts, settling, countChange });
  const common = { ...parts, acting, settling, tell };
  const deliveries = createDeliveries({ ...common, countFile });
  const disputes = createDisputes(common);
  return {
    routes: [
      ...workRoutes({
        ...common,
        deliveries,
        view,
        marks: createMarks(common),
        payments: createWorkPayments(common),
        ending: createWorkEnding(common),
      }),
      ...disputeRoutes({ ...common, disputes, parties, view }),
    ],
    notifications: [workNotifications(parts)],
    workQueues: [{ desk: 'disputes', count: disputes.countOpen, oldest: disputes.findOldest, promised: null }],
    jobs: [
      {
        name: 'sweep-projects',
        everyMs: SWEEP_MS,
        run: settling.sweep,
        failed: 'failed to process due projects',
      },
    ],
    personalData: [
      {
        name: 'agreedOrders',
        // Empty, because orders are exported with their buyer's data, and `projects` exports the seller's projects.
        export: () => Promise.resolve([]),
        erase: agreedOrders.eraseSeller,
      },
    ],
    onOrganisationClosed: createEndOfOrganisation(common),
    viewWork: view,
    afterAcceptance: settling.settleNow,
    nextStep: (open) => nextWorkStep(open, now()),
  };
}
