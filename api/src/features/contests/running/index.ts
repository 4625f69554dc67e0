import { RUNNING_LIMITS } from '@verse/api-contract/contest-running';
import type { ContestPart, ContestParts } from '../contest-parts';
import { contestPictureForm } from '../contest-picture-form';
import { createClosing } from './closed-organisations';
import { createOrganisationContests } from './contests-of-organisation';
import { createDrafts } from './drafts.service';
import { createNotices } from './notices';
import { publicTermsRoutes } from './public-terms.routes';
import { createPublished } from './published.service';
import { runningRoutes } from './running.routes';
import { runningNotifications } from './running-notifications';

const WINDOW_MS = 30 * 24 * 60 * 60_000;
const DRAFT_QUOTA = {
  most: RUNNING_LIMITS.drafts,
  message: `An organisation keeps at most ${RUNNING_LIMITS.drafts} drafts of contests. Delete one to add another.`,
};

export interface RunningPart extends ContestPart {
  /** Cancels a suspended or deleted organisation's contests that have no entries. Idempotent. */
  closeAllOf: (organisationId: string) => Promise<void>;
}

/** Creates the part for organisers: terms, judges, and postponements. */
export async function createRunningPart(parts: ContestParts): Promise<RunningPart> {
  const { platform, dependencies, contests } = parts;
  const { audit, budgets, quotas, pictures, responses, now } = platform;
  const { organisations, findContacts, notify } = dependencies;
  const notices = createNotices({ ...parts, notify, now });
  const own = createOrganisationContests({ ...parts, notices, now });
  const spend = budgets({
    name: 'contest-publications',
    windowMs: WINDOW_MS,
    most: RUNNING_LIMITS.publications,
    message: `An organisation publishes at most ${RUNNING_LIMITS.publications} contests in 30 days.`,
  });
  const closeAllOf = createClosing({ contests, own, organisations, now });
  const drafts = createDrafts({
    ...{ ...parts, own, audit, now },
    reserveDraft: quotas.create({ name: 'contest-drafts', ...DRAFT_QUOTA, count: contests.countDraftsOf }),
    countPublication: (organisationId) => spend(organisationId, 1),
    isOpen: async (id) => (await organisations.findAll([id])).get(id)?.state === 'open',
    closeAllOf,
  });
  const published = createPublished({ ...parts, own, organisations, pictures, audit, now });
  return {
    closeAllOf,
    routes: [
      ...runningRoutes({
        ...{ ...parts, own, drafts, published, organisations, findContacts, now },
        form: contestPictureForm(platform),
      }),
      ...publicTermsRoutes({ ...parts, organisations, responses, audit, now }),
    ],
    notifications: [runningNotifications(parts)],
    jobs: [
      {
        name: 'send-contest-notices',
        everyMs: 60_000,
        run: () => notices.complete(),
        failed: 'notifications about contests could not be sent',
        done: 'notifications about contests were sent late',
      },
    ],
  };
}
