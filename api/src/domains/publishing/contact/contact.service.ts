import { randomInt } from 'node:crypto';
import type { ContactMessage } from '@verse/api-contract/publishing/contact.schema';
import { CONTACT_MIN_SECONDS } from '@verse/api-contract/publishing/contact.values';
import { DAY_MS } from '@verse/api-contract/time';
import type { AuditLog } from '../../../platform/audit';
import { AppError, type Person } from '../../../platform/http';
import { createId } from '../../../store';
import type { Confirm } from './confirmation';
import type { ContactRepository, MessageStatus, StoredMessage } from './contact.repository';

/** Excludes characters that are easily confused on the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const TRIES = 5;

function makeReference(): string {
  return `CV-${Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
}

export interface Signals {
  /** Value of the hidden field, which normally only bots fill in. */
  website: string | undefined;
  /** Number of seconds for which the form was open, if known. */
  seconds: number | undefined;
}

export interface ContactServiceDependencies {
  messages: ContactRepository;
  audit: Pick<AuditLog, 'record'>;
  confirm: Confirm;
  /** Number of days after which a message is removed, whatever its status. */
  contactMessagesDays: number;
  now: () => Date;
}

export type ContactService = ReturnType<typeof createContactService>;

export function createContactService({
  messages,
  audit,
  confirm,
  contactMessagesDays,
  now,
}: ContactServiceDependencies) {
  return {
    /**
     * Rejects suspected spam with a visible message, so that a person whose browser filled in the hidden field learns
     * that nothing was sent.
     */
    async receive(
      message: ContactMessage,
      authorId: string | null,
      { website, seconds }: Signals,
    ): Promise<StoredMessage> {
      if (website) throw new AppError('invalid', 'Please leave the field “Website” empty and send again.');
      if (seconds !== undefined && seconds < CONTACT_MIN_SECONDS)
        throw new AppError('invalid', 'That was very quick. Please wait a moment and send again.');
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const stored: StoredMessage = {
          ...message,
          id: createId(),
          reference: makeReference(),
          status: 'new',
          createdAt: now(),
          authorId,
        };
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
      const changed = await messages.setStatus(id, status);
      if (!changed) throw new AppError('not-found', 'There is no such message.');
      await audit.record(person.id, `message: ${status}`, id);
      return changed;
    },
  };
}
