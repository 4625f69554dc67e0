import type { NotificationHead, NotificationList } from '@verse/api-contract/notifications';
import { MOST_UNREAD, type NotificationChannel, type NotificationKind } from '@verse/api-contract/notifications';
import { AppError } from '../../platform/http';
import type { Notification, Notify, Withdraw } from '../../platform/notify';
import type { Unseen } from '../../platform/people';
import type { ActRepository } from './acts.repository';
import { cursorOf } from './cursor';
import type { HeadRepository } from './heads.repository';
import { lineIdOf, type LineRepository, type StoredLine } from './lines.repository';
import type { Reader } from './reader';
import { isUnseen } from './unseen';

interface Dependencies {
  lines: LineRepository;
  acts: ActRepository;
  heads: HeadRepository;
  read: Reader;
  /** Whether somebody is told of this kind in this way; undefined when there is no such account. */
  choiceOf: (memberId: string, kind: NotificationKind) => Promise<Record<NotificationChannel, boolean> | undefined>;
  unseenBy: (memberId: string) => Promise<Unseen>;
  mail: (to: string, kind: NotificationKind, line: string) => Promise<void>;
  /** Somebody's head has risen in this process. */
  risen: (memberId: string) => void;
  now: () => Date;
  /** A notice that fails must not fail what it tells of. */
  failed: (error: unknown) => void;
}

/**
 * Parts of the list that are read for one page: somebody whose sources are all gone gets a short page, not a slow one.
 */
const MOST_SLICES = 5;
const MOST_TRIES = 5;
export const UNKNOWN_LINE = 'There is no such notification.';

export type NotificationsService = ReturnType<typeof createNotificationsService>;

export function createNotificationsService(parts: Dependencies) {
  const { lines, acts, heads, read, choiceOf, unseenBy, mail, risen, now, failed } = parts;

  async function rise(memberId: string): Promise<void> {
    await heads.rise(memberId);
    risen(memberId);
  }

  async function tell(to: string, about: Notification): Promise<void> {
    const { kind, subject, actor } = about;
    if (to === actor) return;
    const choice = await choiceOf(to, kind);
    if (!choice || (!choice.page && !choice.mail)) return;
    if (actor !== undefined && isUnseen(await unseenBy(to), actor)) return;
    const at = now();
    const shown = choice.page ? 'on' : 'mail';
    const id = lineIdOf({ to, kind, subject, at });
    const { is, line } = await acts.put(to, about, id, at);
    if (is === 'known') return;
    if (is === 'again') await lines.show(line, shown);
    else await lines.raise(line, { to, kind, subject, shown, at });
    await rise(to);
    if (is === 'new' && choice.mail && (await lines.claimMail(line, at))) await mail(to, kind, line);
  }

  /** Hides a line in which nothing is left. */
  async function tidy(lineId: string): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const line = await lines.find(lineId);
      if (!line || line.shown === 'off' || (await acts.isAnyIn(lineId)) || (await lines.hide(line))) return;
    }
  }

  async function takeBack(to: string, about: Notification): Promise<void> {
    const line = await acts.takeBack(to, about);
    if (line === undefined) return;
    await tidy(line);
    await rise(to);
  }

  async function head(memberId: string): Promise<NotificationHead> {
    // In this order: what comes in between is counted, and told once more with the next version.
    const version = await heads.versionOf(memberId);
    return { version, unread: await lines.countUnread(memberId, MOST_UNREAD) };
  }

  /** What cannot be read any more is not counted as unread for ever. */
  async function forgetUnreadable(memberId: string, unreadable: readonly StoredLine[]): Promise<void> {
    const unread = unreadable.filter(({ state }) => state === 'unread').map(({ _id }) => _id);
    if (unread.length === 0) return;
    await lines.readAll(unread);
    await rise(memberId);
  }

  return {
    notify: ((to, about) => tell(to, about).catch(failed)) satisfies Notify,
    withdraw: ((to, about) => takeBack(to, about).catch(failed)) satisfies Withdraw,
    head,
    versionOf: (memberId: string) => heads.versionOf(memberId),

    async list(memberId: string, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
      const shown: NotificationList['notifications'] = [];
      let next = cursor;
      for (let slices = 0; slices < MOST_SLICES && shown.length < limit; slices += 1) {
        const wanted = limit - shown.length;
        const slice = await lines.page(memberId, next, wanted + 1);
        const taken = slice.slice(0, wanted);
        const written = await read(memberId, taken);
        const ids = new Set(written.map(({ id }) => `${memberId} ${id}`));
        await forgetUnreadable(
          memberId,
          taken.filter(({ _id }) => !ids.has(_id)),
        );
        shown.push(...written);
        const last = taken.at(-1);
        if (slice.length <= wanted || !last) return { head: await head(memberId), notifications: shown, next: null };
        next = cursorOf(last);
      }
      return { head: await head(memberId), notifications: shown, next: next ?? null };
    },

    async readUpTo(memberId: string, upTo: Date): Promise<NotificationHead> {
      if ((await lines.readUpTo(memberId, upTo)) > 0) await rise(memberId);
      return head(memberId);
    },

    async readOne(memberId: string, id: string): Promise<NotificationHead> {
      if (!(await lines.readOne(memberId, id))) throw new AppError('not-found', UNKNOWN_LINE);
      await rise(memberId);
      return head(memberId);
    },

    /** All that was kept for somebody, and what others were told of them. */
    async erase(memberId: string): Promise<void> {
      for await (const { _id, to, line } of acts.by(memberId)) {
        await acts.remove(_id);
        await tidy(line);
        await rise(to);
      }
      await acts.removeOf(memberId);
      await lines.removeOf(memberId);
      await heads.removeOf(memberId);
    },
  };
}
