import { randomInt } from 'node:crypto';
import type { ContactMessage } from '@verse/api-contract/publishing/contact.schema';
import { CONTACT_MIN_SECONDS } from '@verse/api-contract/publishing/contact.values';
import { DAY_MS } from '@verse/api-contract/time';
import type { AuditLog } from '../../../platform/audit';
import { AppError, createKeyedId, type Person } from '../../../platform/http';
import { SITE } from '../../../platform/notify';
import type { Accounts, Notifications } from '../../../platform/ports';
import type { Confirm } from './confirmation';
import { type ContactRepository, findWaitsSince, type MessageStatus, type StoredMessage } from './contact.repository';

/** Excludes characters that are easily confused on the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const TRIES = 5;

function makeReference(): string {
  return `CV-${Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
}

/** What comes with a message. */
export interface Signals {
  /** Value of the hidden field, which normally only bots fill in. */
  website: string | undefined;
  /** Number of seconds for which the form was open, if known. */
  seconds: number | undefined;
  key: string | undefined;
}

export interface ContactServiceDependencies extends Pick<Notifications, 'notify'>, Pick<Accounts, 'queueMail'> {
  messages: ContactRepository;
  audit: Pick<AuditLog, 'record'>;
  confirm: Confirm;
  /** Number of days after which a message is removed, whatever its status. */
  contactMessagesDays: number;
  now: () => Date;
}

export const ANSWER_MAIL = 'contact-answered';
export const toSubject = (id: string): string => `contact ${id}`;
const unknownMessage = () => new AppError('not-found', 'There is no such message.');
const full = () => new AppError('limit', 'This conversation is full. Please start a new one.');

export type ContactService = Awaited<ReturnType<typeof createContactService>>;

export async function createContactService({
  messages,
  audit,
  confirm,
  contactMessagesDays,
  notify,
  queueMail,
  now,
}: ContactServiceDependencies) {
  const unsent = await messages.openUnsent({ run: sendAnswer, now });

  /** Mails the latest answer to the sender, and notifies a member. May be repeated. */
  async function sendAnswer({ id, answers, authorId, email }: StoredMessage): Promise<void> {
    const answer = answers.findLast(({ side }) => side === 'team');
    if (answer) {
      const act = answer.key;
      if (authorId !== null)
        await notify(authorId, { kind: 'messages', subject: toSubject(id), act, by: SITE, isMailed: true });
      await queueMail(ANSWER_MAIL, { message: id, key: act, email }, 'unlimited', `contact-${id}-${act}`);
    }
    await unsent.clear(id, { answers: { $size: answers.length } });
  }

  async function find(id: string): Promise<StoredMessage> {
    const message = await messages.find(id);
    if (!message) throw unknownMessage();
    return message;
  }

  return {
    find,
    sendLost: unsent.complete,

    /** Answers the sender in the thread and by email; idempotent per key. */
    async answer(person: Person, id: string, text: string, key: string): Promise<StoredMessage> {
      const before = await find(id);
      const answer = { key, side: 'team', by: person.id, text, at: now() } as const;
      const after = await messages.answer(id, answer);
      if (!after) {
        if (before.answers.some((one) => one.key === key)) return before;
        throw full();
      }
      await audit.record(person.id, 'message: answered', id);
      await sendAnswer(after);
      return after;
    },

    /** Adds a reply of the sender; idempotent per key. */
    async reply(id: string, text: string, key: string): Promise<StoredMessage> {
      const before = await find(id);
      const at = now();
      const reply = { key, side: 'sender', by: null, text, at } as const;
      const after = await messages.reply(id, reply, before.waitsSince ?? at);
      if (after) return after;
      if (before.answers.some((one) => one.key === key)) return before;
      throw full();
    },

    /**
     * Rejects suspected spam with a visible message, so that a person whose browser filled in the hidden field learns
     * that nothing was sent. Idempotent by key.
     */
    async receive(
      message: ContactMessage,
      authorId: string | null,
      { website, seconds, key }: Signals,
    ): Promise<StoredMessage> {
      if (website) throw new AppError('invalid', 'Please leave the field “Website” empty and send again.');
      if (seconds !== undefined && seconds < CONTACT_MIN_SECONDS)
        throw new AppError('invalid', 'That was quick. Please wait a moment and send again.');
      const id = createKeyedId(key, ['contact-message', message]);
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const before = await messages.find(id);
        if (before) return before;
        const stored: StoredMessage = {
          ...message,
          id,
          reference: makeReference(),
          status: 'new',
          createdAt: now(),
          authorId,
          answers: [],
        };
        stored.waitsSince = stored.createdAt;
        if (await messages.insert(stored)) {
          await confirm(stored.email, stored.reference);
          return stored;
        }
      }
      throw new Error('no free reference found');
    },

    list(status: MessageStatus | undefined, page: number, limit: number) {
      return messages.list({ status, skip: (page - 1) * limit, limit });
    },

    removeOld: () => messages.removeBefore(new Date(now().getTime() - contactMessagesDays * DAY_MS)),

    async setStatus(person: Person, id: string, status: MessageStatus): Promise<StoredMessage> {
      const waitsSince = status === 'done' ? undefined : findWaitsSince(await find(id));
      const changed = await messages.setStatus(id, status, waitsSince);
      if (!changed) throw unknownMessage();
      await audit.record(person.id, `message: ${status}`, id);
      return changed;
    },
  };
}
