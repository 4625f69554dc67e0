import { CONTACT_WORKING_DAYS } from '@verse/api-contract/publishing/contact.values';
import { MINUTE_MS } from '@verse/api-contract/time';
import { addWorkingDays, workingDaysBefore } from '@verse/api-contract/working-days';
import type { Feature } from '../../../platform/feature';
import type { Platform } from '../../../platform/open-platform';
import { answerLines, answerMail } from './answers';
import { confirmationMail, createConfirmation } from './confirmation';
import { type ContactRepository, createContactRepository } from './contact.repository';
import { contactRoutes } from './contact.routes';
import { createContactService } from './contact.service';
import { createThreadLinks } from './thread-links';

/** Exports messages without the names of staff. */
async function* toExport(messages: ContactRepository, userId: string) {
  for await (const { answers, ...message } of messages.listOf(userId))
    yield { ...message, answers: answers.map(({ side, text, at }) => ({ side, text, at })) };
}

export async function createContactFeature(platform: Platform): Promise<Feature> {
  const { db, audit, rateLimits, config, logger, now, accounts } = platform;
  const messages = await createContactRepository(db);
  const links = createThreadLinks({ secret: platform.authSecret, now });
  const { contactMessagesDays, limits } = config;
  const service = await createContactService({
    ...accounts,
    ...platform.notifications,
    messages,
    audit,
    confirm: createConfirmation(accounts, logger),
    contactMessagesDays,
    now,
  });
  return {
    name: 'contact',
    routes: contactRoutes({ service, accounts, links, rateLimits, limits, now }),
    migrate: () => messages.startClocks(),
    notifications: [answerLines({ messages, links })],
    personalData: [
      {
        name: 'contactMessages',
        export: (userId) => toExport(messages, userId),
        async erase(userId) {
          await messages.eraseOf(userId);
          await messages.forgetStaff(userId);
        },
      },
    ],
    mails: [confirmationMail, answerMail({ messages, links, publicOrigin: config.publicOrigin })],
    workQueues: [
      {
        desk: 'contact-inbox',
        count: messages.countWaiting,
        oldest: messages.findOldestWaiting,
        promised: {
          async nextDue() {
            const oldest = await messages.findOldestWaiting();
            return oldest && addWorkingDays(oldest, CONTACT_WORKING_DAYS);
          },
          countOverdue: (at, most) => messages.countWaiting(most, workingDaysBefore(at, CONTACT_WORKING_DAYS)),
        },
      },
    ],
    jobs: [
      {
        name: 'mail-contact-answers',
        everyMs: MINUTE_MS,
        run: service.sendLost,
        failed: 'failed to mail answers to contact messages',
      },
      {
        name: 'remove-old-messages',
        run: () => service.removeOld(),
        failed: 'failed to remove old contact messages',
        done: 'removed old contact messages',
      },
    ],
  };
}
