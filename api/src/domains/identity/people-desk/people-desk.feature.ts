import { APPEAL_WORKING_DAYS } from '@verse/api-contract/identity/people-desk.values';
import { MINUTE_MS } from '@verse/api-contract/time';
import { workingDaysBefore } from '@verse/api-contract/working-days';
import type { Feature } from '../../../platform/feature';
import type { Platform } from '../../../platform/open-platform';
import type { DeskAccounts } from '../accounts';
import { createAppealLinks } from './appeal-links';
import { createPeopleService } from './people.service';
import { peopleDeskRoutes } from './people-desk.routes';
import { ownSanctionView } from './people-desk.view';
import { answerBy } from './sanction';
import { sanctionLines, sanctionMail } from './sanction-texts';
import { createSanctionRepository, type SanctionRepository } from './sanctions.repository';
import { createSanctionsService } from './sanctions.service';

async function* toExport(sanctions: SanctionRepository, memberId: string, now: Date) {
  for await (const one of sanctions.each(memberId)) yield ownSanctionView(one, now);
}

/** Staff find members, read their history, and warn, silence or suspend them, with a reason, an end and a way back. */
export async function createPeopleDeskFeature(platform: Platform, desk: DeskAccounts): Promise<Feature> {
  const { db, now, features, config, authSecret, rateLimits } = platform;
  const { publicOrigin } = config;
  const sanctions = await createSanctionRepository(db);
  const spreads = () => features.all().flatMap(({ spreads: own = [] }) => own);
  const records = () => features.all().flatMap(({ memberRecords = [] }) => memberRecords);
  const dependencies = { ...platform, ...platform.accounts, ...platform.people, ...platform.notifications, desk };
  const people = await createPeopleService({ ...dependencies, records });
  const service = await createSanctionsService({ ...dependencies, sanctions, spreads });
  const links = createAppealLinks({ secret: authSecret, publicOrigin });
  return {
    name: 'people-desk',
    routes: peopleDeskRoutes({ people, sanctions: service, desk, spreads, links, rateLimits, now }),
    mails: [sanctionMail({ sanctions, desk, links, publicOrigin })],
    notifications: [sanctionLines(sanctions)],
    workQueues: [
      {
        desk: 'people',
        count: sanctions.countAppealed,
        oldest: async () => (await sanctions.listAppealed(1))[0]?.appeal?.at,
        promised: {
          async nextDue() {
            const [first] = await sanctions.listAppealed(1);
            return first?.appeal ? answerBy(first.appeal) : undefined;
          },
          countOverdue: (at, most) => sanctions.countAppealed(most, workingDaysBefore(at, APPEAL_WORKING_DAYS)),
        },
      },
    ],
    personalData: [
      {
        name: 'sanctions',
        export: (userId) => toExport(sanctions, userId, now()),
        async erase(userId) {
          await sanctions.removeOf(userId);
          await sanctions.forgetStaff(userId);
          await people.forget(userId);
        },
      },
    ],
    onEmailVerified: ({ id }) => people.index(id),
    async onProfileChange(userId) {
      await people.index(userId);
      if (!(await desk.find(userId))?.suspension) await sanctions.endLifted(userId, now());
    },
    migrate: () => people.indexAll(),
    jobs: [
      {
        name: 'complete-sanctions',
        everyMs: MINUTE_MS,
        run: service.complete,
        failed: 'failed to carry out sanctions',
        done: 'carried out overdue sanctions',
      },
    ],
  };
}
