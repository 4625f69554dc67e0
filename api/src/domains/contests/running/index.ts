import { RUNNING_LIMITS } from '@verse/api-contract/contests/contest-running.values';
import { DAY_MS, MINUTE_MS } from '@verse/api-contract/time';
import type { ContestPart, ContestParts } from '../contest-parts';
import { contestPictureForm } from '../contest-picture';
import type { ContestsService } from '../contests.service';
import { createClosing } from './closed-organisations';
import { createOrganisationContests } from './contests-of-organisation';
import { createDrafts } from './drafts.service';
import { createNotices } from './notices';
import { publicTermsRoutes } from './public-terms.routes';
import { createPublished } from './published.service';
import { runningRoutes } from './running.routes';
import { runningLines } from './running-notifications';

const WINDOW_MS = 30 * DAY_MS;
const DRAFT_QUOTA = {
  most: RUNNING_LIMITS.drafts,
  message: `An organisation keeps at most ${RUNNING_LIMITS.drafts} drafts of contests. Delete one to add another.`,
};

export interface RunningPart extends ContestPart {
  /** Cancels a suspended or deleted organisation's contests that have no entries. Idempotent. */
  closeAllOf: (organisationId: string) => Promise<void>;
}

/** Creates the part for organisers: terms, judges, and postponements. */
export async function createRunningPart(parts: ContestParts & { view: ContestsService['view'] }): Promise<RunningPart> {
  const { budgets, quotas, contests, organisations } = parts;
  const notices = await createNotices(parts);
  const own = createOrganisationContests({ ...parts, notices });
  const spend = budgets({
    name: 'contest-publications',
    windowMs: WINDOW_MS,
    most: RUNNING_LIMITS.publications,
    message: `An organisation publishes at most ${RUNNING_LIMITS.publications} contests in 30 days.`,
  });
  const closeAllOf = createClosing({ ...parts, own });
  const drafts = createDrafts({
    ...parts,
    own,
    closeAllOf,
    reserveDraft: quotas.create({ name: 'contest-drafts', ...DRAFT_QUOTA, count: contests.countDraftsOf }),
    countPublication: (organisationId) => spend(organisationId, 1),
    isOpen: async (id) => (await organisations.findAll([id])).get(id)?.state === 'open',
  });
  const published = createPublished({ ...parts, own });
  return {
    closeAllOf,
    routes: [
      ...runningRoutes({ ...parts, own, drafts, published, form: contestPictureForm(parts) }),
      ...publicTermsRoutes(parts),
    ],
    lines: runningLines(parts),
    jobs: [
      {
        name: 'send-contest-notices',
        everyMs: MINUTE_MS,
        run: notices.complete,
        failed: 'failed to send notifications about contests',
        done: 'sent overdue notifications about contests',
      },
    ],
  };
}
