import { NOTIFICATION_KINDS, type NotificationChannel, type NotificationKind } from '@verse/api-contract/notifications';
import type { Feature, Notice, Tell } from '../../platform/feature';
import type { Browser } from '../../platform/http';
import type { Notify, Withdraw } from '../../platform/notify';
import type { Platform } from '../../platform/open-platform';
import type { PeopleFor, Unseen } from '../../platform/people';
import { createActRepository } from './acts.repository';
import { publicIdOf } from './cursor';
import { Delivery } from './delivery';
import { createHeadRepository } from './heads.repository';
import { createLineRepository, type LineRepository, type StoredLine } from './lines.repository';
import { notificationsRoutes } from './notifications.routes';
import { createNotificationsService } from './notifications.service';
import { createReader, type Reader } from './reader';

export interface NotificationsFeature extends Feature {
  notify: Notify;
  withdraw: Withdraw;
}

export interface NotificationsNeeds {
  choiceOf: (memberId: string, kind: NotificationKind) => Promise<Record<NotificationChannel, boolean> | undefined>;
  peopleFor: PeopleFor;
  sessionOf: (browser: Browser) => Promise<string>;
  /** Whom a member has muted or blocked, and who has blocked them. */
  unseenBy: (memberId: string) => Promise<Unseen>;
  openSessions: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  tell: Tell;
  /** All features; they are there once somebody asks. */
  others: () => readonly Feature[];
}

const DAY_MS = 86_400_000;
/** As long as lists of this kind are looked through. */
const KEPT_DAYS = 90;
const mailKindOf = (kind: NotificationKind) => `notification-${kind}`;

/** A line as a mail, written when it goes: not what was read or taken back meanwhile. */
const mailsOf = (lines: LineRepository, read: Reader, publicOrigin: string): Notice[] =>
  NOTIFICATION_KINDS.map((kind) => ({
    kind: mailKindOf(kind),
    event: kind,
    async write({ line: id = '' }) {
      const line = await lines.find(id);
      if (!line || line.shown === 'off' || line.state === 'read') return undefined;
      const [written] = await read(line.to, [line]);
      if (!written) return undefined;
      const { text, path, action } = written;
      return { subject: text, paragraphs: [`${text}.`], action: { label: action, url: publicOrigin + path } };
    },
  }));

async function* exported(lines: LineRepository, memberId: string) {
  for await (const { _id, kind, subject, state, at } of lines.allOf(memberId))
    yield { id: publicIdOf(_id), kind, subject, state, at } satisfies Partial<StoredLine> & { id: string };
}

/** Members are told of what concerns them, in a list, on every open page, and by mail where they want it. */
export async function createNotificationsFeature(
  { db, now, logger, rateLimits, config: { publicOrigin, limits } }: Platform,
  { choiceOf, peopleFor, sessionOf, openSessions, unseenBy, tell, others }: NotificationsNeeds,
): Promise<NotificationsFeature> {
  const lines = await createLineRepository(db);
  const acts = await createActRepository(db);
  const heads = createHeadRepository(db);
  const sources = () => others().flatMap(({ notifications = [] }) => notifications);
  const read = createReader({ acts, sources, peopleFor, unseenBy });
  const mailsItself = (kind: NotificationKind) =>
    sources().some(({ kinds, mails }) => mails === 'itself' && kinds.includes(kind));
  const service = createNotificationsService({
    lines,
    acts,
    heads,
    read,
    choiceOf,
    unseenBy,
    mail: async (to, kind, line) => (mailsItself(kind) ? undefined : tell(to, mailKindOf(kind), { line })),
    risen: (memberId) => delivery.risen(memberId),
    now,
    failed: (error) => logger.error({ err: error }, 'somebody was not told of something'),
  });
  const delivery = new Delivery({
    versionsOf: heads.versionsOf,
    headOf: service.head,
    openSessions,
    mostOfMember: limits.streamsEach,
    failed: (error) => logger.warn({ err: error }, 'open pages were not told how things stand'),
  });
  async function removeOld(): Promise<number> {
    const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS);
    await acts.removeBefore(before);
    return lines.removeBefore(before);
  }
  return {
    name: 'notifications',
    routes: notificationsRoutes({ service, delivery, sessionOf, rateLimits }),
    notify: service.notify,
    withdraw: service.withdraw,
    leave: () => delivery.leave(),
    mails: mailsOf(lines, read, publicOrigin),
    personalContent: [{ name: 'notifications', export: (memberId) => exported(lines, memberId), erase: service.erase }],
    jobs: [{ name: 'remove-old-notifications', run: removeOld, failed: 'old notifications could not be removed' }],
  };
}
