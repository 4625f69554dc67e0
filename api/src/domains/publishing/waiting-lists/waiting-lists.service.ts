import type { WaitingDesk, WaitingList } from '@verse/api-contract/api';
import {
  UNCONFIRMED_HOURS,
  WAITING_LISTS,
  type WaitingListName,
} from '@verse/api-contract/publishing/waiting-lists.values';
import { HOUR_MS } from '@verse/api-contract/time';
import { addressOf } from '@verse/contract/addresses';
import type { AuditLog } from '../../../platform/audit';
import { AppError, invalidField, type Person } from '../../../platform/http';
import type { MailboxKey } from '../../../platform/mail';
import type { Accounts } from '../../../platform/ports';
import type { IsPage } from '../../../platform/site-pages';
import { CONFIRM_EMAIL, JOINED_EMAIL } from './mail-kinds';
import type { OpeningRepository } from './openings.repository';
import type { PlaceLinks } from './place-links';
import type { Place, PlaceRepository } from './places.repository';
import { WAITING_LIST_TEXTS as texts } from './waiting-list-texts';

interface Dependencies extends Pick<Accounts, 'findContacts' | 'queueMail'> {
  places: PlaceRepository;
  openings: OpeningRepository;
  links: PlaceLinks;
  mailboxKey: MailboxKey;
  isPage: IsPage;
  audit: Pick<AuditLog, 'record'>;
  /** Called once a list is open, before its letters are written. */
  opened: (list: WaitingListName) => Promise<void>;
  writeLetters: () => Promise<number>;
  now: () => Date;
}

export const UNKNOWN_LIST = 'There is no such waiting list.';
const noSuchPage = () => invalidField('path', 'There is no such page. Enter the path of an existing one.');
const badLink = () => new AppError('not-found', 'This link is invalid or has expired.');

export type WaitingListsService = ReturnType<typeof createWaitingListsService>;

export function createWaitingListsService(dependencies: Dependencies) {
  const { places, openings, links, queueMail, mailboxKey, findContacts, isPage, audit, now } = dependencies;

  async function find(name: WaitingListName): Promise<WaitingList> {
    const { title, text, today } = texts[name];
    const page = (await openings.find(name))?.path ?? null;
    return { name, title, text, today: { text: today.text, path: addressOf(today.page) }, page };
  }

  async function assertClosed(list: WaitingListName): Promise<void> {
    const { page, title } = await find(list);
    if (page !== null) throw new AppError('wrong-state', `${title} is open now. You don’t need the waiting list.`);
  }

  const toAnswer = ({ list }: Pick<Place, 'list'>) => ({ name: list, title: texts[list].title });

  return {
    list: () => Promise.all(WAITING_LISTS.map(find)),

    async listOwn(memberId: string): Promise<WaitingListName[]> {
      const names = new Set<WaitingListName>();
      for await (const { list } of places.listOf(memberId)) names.add(list);
      return [...names];
    },

    /**
     * Takes a guest's request. The response and the calls are the same for every address, so they do not reveal who is
     * on a list; the email that follows says it to the mailbox alone.
     */
    async ask(list: WaitingListName, email: string): Promise<void> {
      await assertClosed(list);
      const place = await places.ask({ list, email, mailbox: mailboxKey(email) });
      await queueMail(CONFIRM_EMAIL, { place }, { stranger: email });
    },

    async confirm(token: string) {
      const nonce = links.read('confirm', token);
      const askedAfter = new Date(now().getTime() - UNCONFIRMED_HOURS * HOUR_MS);
      const confirmed = nonce === undefined ? undefined : await places.confirm(nonce, askedAfter);
      if (confirmed) await queueMail(JOINED_EMAIL, { place: confirmed.id }, { stranger: confirmed.email });
      // A second click on the link, e.g. on another device, gets the same answer.
      const place = confirmed ?? (nonce === undefined ? undefined : await places.findByNonce(nonce));
      if (!place || place.state === 'asked') throw badLink();
      return toAnswer(place);
    },

    /** Succeeds again for a place that is gone, because people click twice. */
    async leave(token: string): Promise<void> {
      const nonce = links.read('leave', token);
      if (nonce === undefined) throw badLink();
      const place = await places.findByNonce(nonce);
      if (place) await places.remove(place.id);
    },

    async join({ id }: Pick<Person, 'id'>, list: WaitingListName): Promise<void> {
      await assertClosed(list);
      const [contact] = await findContacts([id]);
      if (!contact) throw new AppError('forbidden', 'This account can’t join a waiting list.');
      const { email } = contact;
      const mailbox = mailboxKey(email);
      const isNew = await places.addMember(id, { list, email, mailbox });
      // The member's place replaces one that they requested for the same mailbox as a guest.
      for (const { id: guest, memberId } of await places.listOfMailbox(mailbox, list))
        if (memberId === undefined) await places.remove(guest);
      const place = isNew ? await places.findOfMember(list, id) : undefined;
      if (place) await queueMail(JOINED_EMAIL, { place: place.id }, { member: email, by: id });
    },

    async leaveAs({ id }: Pick<Person, 'id'>, list: WaitingListName): Promise<void> {
      const place = await places.findOfMember(list, id);
      if (place) await places.remove(place.id);
    },

    /** Turns the places that a mailbox's owner requested as a guest into places of the account. */
    async adopt(memberId: string): Promise<void> {
      const [contact] = await findContacts([memberId]);
      if (!contact) return;
      const mailbox = mailboxKey(contact.email);
      for (const place of await places.listOfMailbox(mailbox)) {
        if (place.memberId !== undefined || place.state !== 'waiting') continue;
        await places.addMember(memberId, { list: place.list, email: contact.email, mailbox });
        await places.remove(place.id);
      }
    },

    async desk(): Promise<WaitingDesk> {
      const lists = WAITING_LISTS.map(async (name) => {
        const [list, waiting, queued, unconfirmed, written] = await Promise.all([
          find(name),
          places.count(name, 'waiting'),
          places.count(name, 'queued'),
          places.count(name, 'asked'),
          places.count(name, 'written'),
        ]);
        return { ...list, waiting: waiting + queued, unconfirmed, written };
      });
      return { lists: await Promise.all(lists) };
    },

    /** Opens a list. From now on everyone on it is written to once, also if this process is killed. */
    async open(person: Pick<Person, 'id'>, list: WaitingListName, path: string): Promise<void> {
      if (!(await isPage(path))) throw noSuchPage();
      if (!(await openings.insert({ list, path, at: now(), by: person.id })))
        throw new AppError('wrong-state', `${texts[list].title} is open already.`);
      await audit.record(person.id, `waiting list opened at ${path}`, list);
      await dependencies.opened(list);
      await dependencies.writeLetters();
    },
  };
}
