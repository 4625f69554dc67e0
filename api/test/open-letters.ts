import { createLetters } from '../src/domains/publishing/waiting-lists/letters';
import { createOpeningRepository } from '../src/domains/publishing/waiting-lists/openings.repository';
import { createPlaceLinks } from '../src/domains/publishing/waiting-lists/place-links';
import { createPlaceRepository } from '../src/domains/publishing/waiting-lists/places.repository';
import { waitingListMails } from '../src/domains/publishing/waiting-lists/waiting-list-mails';
import { createMailQueue, memoryTransport } from '../src/platform/mail';
import type { DbPort } from '../src/store';

const allow = { take: () => Promise.resolve({ isAllowed: true, forget: () => Promise.resolve() }) };

/** Opens the waiting lists and the mail queue without any routes or accounts, using a clock that the test controls. */
export async function openLetters(db: DbPort, clock: { now: Date }) {
  const now = () => clock.now;
  const places = await createPlaceRepository(db, now);
  const openings = await createOpeningRepository(db);
  const transport = memoryTransport();
  const mails = waitingListMails({
    places,
    openings,
    links: createPlaceLinks('a secret for tests'),
    findContacts: () => Promise.resolve([]),
    publicOrigin: 'https://verse.example',
  });
  const queue = await createMailQueue(db, {
    budgets: { stranger: allow, member: allow } as never,
    transport,
    write: async ({ kind, about }) => mails.find((mail) => mail.kind === kind)!.write(about),
    now,
    report: (error) => {
      throw error;
    },
    dropped: () => undefined,
  });
  return {
    places,
    openings,
    letters: createLetters({ places, openings, queueMail: (...mail) => queue.add(...mail), now }),
    queue,
    transport,
  };
}
