import type { Notification } from '@verse/api-contract/api';
import type { NotificationKind } from '@verse/api-contract/community/notifications.values';
import { type Line, mergeSources, type NotificationSource } from '../../../platform/notify';
import { GUEST } from '../../../platform/people';
import type { People } from '../../../platform/ports';
import type { ActionRepository } from './actions.repository';
import { toPublicId } from './line-cursor';
import type { StoredLine } from './lines.repository';
import { isUnseen } from './unseen';
import { toSentence } from './wording';

interface Dependencies extends Pick<People, 'peopleFor' | 'findUnseen'> {
  acts: ActionRepository;
  /** A function, because the other features are created later. */
  sources: () => readonly NotificationSource[];
}

export type LineReader = ReturnType<typeof createLineReader>;

/** Renders notification lines, showing only what their owner can currently read. */
export function createLineReader({ acts, sources, peopleFor, findUnseen }: Dependencies) {
  async function findLines(to: string, kind: NotificationKind, subjects: string[]): Promise<Map<string, Line>> {
    return mergeSources(sources()).linesFor(to, kind, subjects);
  }

  async function resolveLines(to: string, lines: readonly StoredLine[]): Promise<Map<StoredLine, Line>> {
    const found = await Promise.all(
      [...new Set(lines.map(({ kind }) => kind))].map(async (kind) => {
        const ofKind = lines.filter((line) => line.kind === kind);
        const words = await findLines(to, kind, [...new Set(ofKind.map(({ subject }) => subject))]);
        return ofKind.flatMap((line) => {
          const written = words.get(line.subject);
          return written ? [[line, written] as const] : [];
        });
      }),
    );
    return new Map(found.flat());
  }

  /** Returns the lines that can still be rendered, in the given order. */
  return async (to: string, lines: readonly StoredLine[]): Promise<Notification[]> => {
    const words = await resolveLines(to, lines);
    const readable = lines.filter((line) => words.has(line));
    // Omits members whom the owner has since muted or blocked.
    const unseen = await findUnseen(to);
    const people = await Promise.all(readable.map(({ _id }) => acts.findPeople(_id, (id) => isUnseen(unseen, id))));
    const known = await peopleFor({ ...GUEST, id: to }, [...new Set(people.flatMap(({ actors }) => actors))]);
    return readable.flatMap((line, index) => {
      const { text, path, action = 'View' } = words.get(line)!;
      const ofLine = people[index]!;
      if (ofLine.isEmpty) return [];
      return {
        id: toPublicId(line._id),
        kind: line.kind,
        text: toSentence(ofLine, known, text),
        path,
        action,
        at: line.at.toISOString(),
        isUnread: line.state === 'unread',
      };
    });
  };
}
