import { NOTIFICATION_KINDS, type NotificationKind } from '@verse/api-contract/community/notifications.values';
import { DAY_MS } from '@verse/api-contract/time';
import type { Feature, PreferenceEmail } from '../../../platform/feature';
import { toSentence, withoutLinks } from '../../../platform/mail';
import type { NotificationSource } from '../../../platform/notify';
import type { Platform } from '../../../platform/open-platform';
import type { Notifications } from '../../../platform/ports';
import { createActionRepository } from './actions.repository';
import { Delivery } from './delivery';
import { createHeadRepository } from './heads.repository';
import { toPublicId } from './line-cursor';
import { createLineReader, type LineReader } from './line-reader';
import { createLineRepository, type LineRepository, type StoredLine } from './lines.repository';
import { SUBJECTS } from './mail-subjects';
import { notificationsRoutes } from './notifications.routes';
import { createNotificationsService } from './notifications.service';
import { weeklyDigest } from './weekly-digest';

export type NotificationsFeature = Feature & Notifications;

/** Retention period of notifications, in days. */
const KEPT_DAYS = 90;
const toMailKind = (kind: NotificationKind) => `notification-${kind}`;

/**
 * Email about a notification line. The text is generated when the email is sent; lines that have been read or withdrawn
 * by then are skipped.
 */
const createMails = (
  lines: LineRepository,
  read: LineReader,
  sourceOf: (kind: NotificationKind) => NotificationSource | undefined,
  publicOrigin: string,
): PreferenceEmail[] =>
  NOTIFICATION_KINDS.map((kind) => ({
    kind: toMailKind(kind),
    event: kind,
    async write({ line: id = '' }) {
      const line = await lines.find(id);
      if (!line || line.shown === 'off' || line.state === 'read') return undefined;
      const [written] = await read(line.to, [line]);
      if (!written) return undefined;
      const { text, path, action } = written;
      const quote = await sourceOf(kind)?.quoteFor?.(line.to, line.subject);
      const words = toSentence(withoutLinks(text));
      const paragraphs = [words, ...(quote === undefined ? [] : quote.split(/\n{2,}/))];
      return { subject: SUBJECTS[kind], paragraphs, action: { label: action, url: publicOrigin + path } };
    },
  }));

async function* toExport(lines: LineRepository, memberId: string) {
  for await (const { _id, kind, subject, state, at } of lines.listOfMember(memberId))
    yield { id: toPublicId(_id), kind, subject, state, at } satisfies Partial<StoredLine> & { id: string };
}

/**
 * Notifies members in their list, on every open page and, if they opted in, by email.
 *
 * @param countSteps counts a member's next steps, up to `MOST_WAITING`
 */
export async function createNotificationsFeature(
  platform: Platform,
  countSteps: (memberId: string) => Promise<number>,
): Promise<NotificationsFeature> {
  const { db, now, logger, rateLimits, accounts, people } = platform;
  const { publicOrigin, limits } = platform.config;
  const lines = await createLineRepository(db);
  const acts = await createActionRepository(db);
  const heads = createHeadRepository(db);
  const sources = () => platform.features.all().flatMap(({ notifications = [] }) => notifications);
  const read = createLineReader({ ...people, acts, sources });
  const sourceOf = (kind: NotificationKind) => sources().find(({ kinds }) => kinds.includes(kind));
  const sendsOwnEmails = (kind: NotificationKind) =>
    sources().some(({ kinds, mails }) => mails === 'itself' && kinds.includes(kind));
  const service = createNotificationsService({
    ...accounts,
    ...people,
    lines,
    acts,
    heads,
    read,
    countSteps,
    mail: async (to, kind, line, by) =>
      sendsOwnEmails(kind) ? undefined : accounts.emailMember(to, toMailKind(kind), { line }, by),
    headChanged: (memberId) => delivery.sendHead(memberId),
    now,
    failed: (error) => logger.error({ err: error }, 'failed to store a notification'),
  });
  const delivery = new Delivery({
    ...accounts,
    findVersions: heads.findVersions,
    findHead: service.head,
    mostOfMember: limits.streamsEach,
    failed: (error) => logger.warn({ err: error }, 'failed to update open streams'),
  });
  async function removeOld(): Promise<number> {
    const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS);
    await acts.removeBefore(before);
    return lines.removeBefore(before);
  }
  return {
    name: 'notifications',
    routes: notificationsRoutes({ ...accounts, service, delivery, rateLimits }),
    notify: service.notify,
    withdraw: service.withdraw,
    stepsChanged: service.stepsChanged,
    onDrain: () => delivery.leave(),
    mails: [...createMails(lines, read, sourceOf, publicOrigin), weeklyDigest({ lines, read, publicOrigin })],
    personalData: [{ name: 'notifications', export: (memberId) => toExport(lines, memberId), erase: service.erase }],
    jobs: [{ name: 'remove-old-notifications', run: removeOld, failed: 'failed to remove old notifications' }],
  };
}
