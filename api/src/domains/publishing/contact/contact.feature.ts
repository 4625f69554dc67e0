import type { Feature } from '../../../platform/feature';
import type { Platform } from '../../../platform/open-platform';
import { confirmationMail, createConfirmation } from './confirmation';
import { createContactRepository } from './contact.repository';
import { contactRoutes } from './contact.routes';
import { createContactService } from './contact.service';

export async function createContactFeature(platform: Platform): Promise<Feature> {
  const { db, audit, rateLimits, config, logger, now, accounts } = platform;
  const messages = await createContactRepository(db);
  const { contactMessagesDays, limits } = config;
  const service = createContactService({
    messages,
    audit,
    confirm: createConfirmation(accounts, logger),
    contactMessagesDays,
    now,
  });
  return {
    name: 'contact',
    routes: contactRoutes({ service, rateLimits, limits }),
    personalData: [
      {
        name: 'contactMessages',
        export: (userId) => messages.listOf(userId),
        erase: (userId) => messages.eraseOf(userId),
      },
    ],
    mails: [confirmationMail],
    workQueues: [{ desk: 'contact-inbox', count: messages.countNew }],
    jobs: [
      {
        name: 'remove-old-messages',
        run: () => service.removeOld(),
        failed: 'failed to remove old contact messages',
        done: 'removed old contact messages',
      },
    ],
  };
}
