import type { NotificationHead, NotificationList } from '@verse/api-contract/api';
import { MOST_UNREAD, type NotificationKind } from '@verse/api-contract/community/notifications.values';
import { AppError } from '../../../platform/http';
import { isActing, type Notification, type Notify, type Withdraw } from '../../../platform/notify';
import type { Accounts, People } from '../../../platform/ports';
import type { ActionRepository } from './actions.repository';
import type { HeadRepository } from './heads.repository';
import { encodeLineCursor } from './line-cursor';
import type { LineReader } from './line-reader';
import { type LineRepository, type StoredLine, toLineId } from './lines.repository';
import { isUnseen } from './unseen';

interface Dependencies extends Pick<Accounts, 'findChoices'>, Pick<People, 'findUnseen'> {
  lines: LineRepository;
  acts: ActionRepository;
  heads: HeadRepository;
  read: LineReader;
  /** Counts the member's next steps, up to `MOST_WAITING`. */
  countSteps: (memberId: string) => Promise<number>;
  /** Emails the line; `by` is the member or organisation that caused it. */
  mail: (to: string, kind: NotificationKind, line: string, by: string) => Promise<void>;
  /** Called after this process has incremented a member's version. */
  headChanged: (memberId: string) => void;
  now: () => Date;
  /** Reports a failed notification, so that the action that triggered it does not fail as well. */
  failed: (error: unknown) => void;
}

/**
 * Maximum number of slices read per page. A member with many lines that can no longer be rendered gets a short page
 * rather than a slow one.
 */
const MOST_SLICES = 5;
const MOST_TRIES = 5;
export const UNKNOWN_LINE = 'There is no such notification.';

export type NotificationsService = ReturnType<typeof createNotificationsService>;

export function createNotificationsService(parts: Dependencies) {
  const { lines, acts, heads, read, findChoices, findUnseen, countSteps, mail, headChanged, now, failed } = parts;

  async function incrementHead(memberId: string): Promise<void> {
    await heads.increment(memberId);
    headChanged(memberId);
  }

  async function emailOrNotify(to: string, about: Notification): Promise<void> {
    const { kind, subject, actor, by, isMailed } = about;
    if (to === actor || to === by || isActing(to)) return;
    const choice = await findChoices(to, kind);
    if (!choice) return;
    const isToMail = choice.mail && !isMailed;
    if (!choice.page && !isToMail) return;
    if (actor !== undefined && isUnseen(await findUnseen(to), actor)) return;
    const at = now();
    const shown = choice.page ? 'on' : 'mail';
    const id = toLineId({ to, kind, subject, at });
    const { is, line } = await acts.put(to, about, id, at);
    if (is === 'known') return;
    if (is === 'again') await lines.show(line, shown);
    else await lines.raise(line, { to, kind, subject, shown, at });
    await incrementHead(to);
    if (is === 'new' && isToMail && (await lines.claimMail(line, at)))
      await mail(to, kind, line, about.actor === undefined ? about.by : about.actor);
  }

  /** Hides a line if it has no actions left. Retries if the line changes in the meantime. */
  async function removeIfEmpty(lineId: string): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const line = await lines.find(lineId);
      if (!line || line.shown === 'off' || (await acts.isAnyIn(lineId)) || (await lines.hide(line))) return;
    }
  }

  async function takeBack(to: string, about: Notification): Promise<void> {
    const line = await acts.withdraw(to, about);
    if (line === undefined) return;
    await removeIfEmpty(line);
    await incrementHead(to);
  }

  async function head(memberId: string): Promise<NotificationHead> {
    // Must be read before the counts. If a count changes in between, the version is incremented and the head is sent
    // again.
    const version = await heads.findVersion(memberId);
    const [unread, waiting] = await Promise.all([lines.countUnread(memberId, MOST_UNREAD), countSteps(memberId)]);
    return { version, unread, waiting };
  }

  /** Marks lines that can no longer be rendered as read, because otherwise they would count as unread forever. */
  async function markUnreadableRead(memberId: string, unreadable: readonly StoredLine[]): Promise<void> {
    const unread = unreadable.filter(({ state }) => state === 'unread').map(({ _id }) => _id);
    if (unread.length === 0) return;
    await lines.readAll(unread);
    await incrementHead(memberId);
  }

  return {
    notify: ((to, about) => emailOrNotify(to, about).catch(failed)) satisfies Notify,
    withdraw: ((to, about) => takeBack(to, about).catch(failed)) satisfies Withdraw,
    head,
    /** Sends a new head after the member's next steps have changed. */
    stepsChanged: (memberId: string) => incrementHead(memberId).catch(failed),
    versionOf: (memberId: string) => heads.findVersion(memberId),

    async list(memberId: string, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
      const shown: NotificationList['notifications'] = [];
      let next = cursor;
      for (let slices = 0; slices < MOST_SLICES && shown.length < limit; slices += 1) {
        const wanted = limit - shown.length;
        const slice = await lines.page(memberId, next, wanted + 1);
        const taken = slice.slice(0, wanted);
        const written = await read(memberId, taken);
        const ids = new Set(written.map(({ id }) => `${memberId} ${id}`));
        await markUnreadableRead(
          memberId,
          taken.filter(({ _id }) => !ids.has(_id)),
        );
        shown.push(...written);
        const last = taken.at(-1);
        if (slice.length <= wanted || !last) return { head: await head(memberId), notifications: shown, next: null };
        next = encodeLineCursor(memberId, last);
      }
      return { head: await head(memberId), notifications: shown, next: next ?? null };
    },

    async readUpTo(memberId: string, upTo: Date): Promise<NotificationHead> {
      if ((await lines.readUpTo(memberId, upTo)) > 0) await incrementHead(memberId);
      return head(memberId);
    },

    async readOne(memberId: string, id: string): Promise<NotificationHead> {
      if (!(await lines.readOne(memberId, id))) throw new AppError('not-found', UNKNOWN_LINE);
      await incrementHead(memberId);
      return head(memberId);
    },

    /** Erases the member's list and their actions in other members' lists. */
    async erase(memberId: string): Promise<void> {
      for await (const { _id, to, line } of acts.by(memberId)) {
        await acts.remove(_id);
        await removeIfEmpty(line);
        await incrementHead(to);
      }
      await acts.removeOf(memberId);
      await lines.removeOf(memberId);
      await heads.removeOf(memberId);
    },
  };
}
