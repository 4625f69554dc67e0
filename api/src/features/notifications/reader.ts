import type { Notification, NotificationKind } from '@verse/api-contract/notifications';
import type { Line, NotificationSource } from '../../platform/notify';
import { GUEST, type PeopleFor, type Unseen } from '../../platform/people';
import type { ActRepository } from './acts.repository';
import { publicIdOf } from './cursor';
import type { StoredLine } from './lines.repository';
import { isUnseen } from './unseen';
import { sentenceOf } from './wording';

interface Dependencies {
  acts: ActRepository;
  /** They are there once somebody asks. */
  sources: () => readonly NotificationSource[];
  peopleFor: PeopleFor;
  unseenBy: (memberId: string) => Promise<Unseen>;
}

export type Reader = ReturnType<typeof createReader>;

/** Puts lines into words, as their owner may read them now. */
export function createReader({ acts, sources, peopleFor, unseenBy }: Dependencies) {
  async function wordsFor(to: string, kind: NotificationKind, subjects: string[]): Promise<Map<string, Line>> {
    const source = sources().find(({ kinds }) => kinds.includes(kind));
    return source ? source.linesFor(to, kind, subjects) : new Map<string, Line>();
  }

  async function wordsOf(to: string, lines: readonly StoredLine[]): Promise<Map<StoredLine, Line>> {
    const found = await Promise.all(
      [...new Set(lines.map(({ kind }) => kind))].map(async (kind) => {
        const ofKind = lines.filter((line) => line.kind === kind);
        const words = await wordsFor(to, kind, [...new Set(ofKind.map(({ subject }) => subject))]);
        return ofKind.flatMap((line) => {
          const written = words.get(line.subject);
          return written ? [[line, written] as const] : [];
        });
      }),
    );
    return new Map(found.flat());
  }

  /** The lines that there are words for, in their order. */
  return async (to: string, lines: readonly StoredLine[]): Promise<Notification[]> => {
    const words = await wordsOf(to, lines);
    const readable = lines.filter((line) => words.has(line));
    // Who was muted or blocked since is heard of no more.
    const unseen = await unseenBy(to);
    const people = await Promise.all(readable.map(({ _id }) => acts.peopleOf(_id, (id) => isUnseen(unseen, id))));
    const known = await peopleFor({ ...GUEST, id: to }, [...new Set(people.flatMap(({ actors }) => actors))]);
    return readable.flatMap((line, index) => {
      const { text, path, action = 'View' } = words.get(line)!;
      const ofLine = people[index]!;
      if (ofLine.isEmpty) return [];
      return {
        id: publicIdOf(line._id),
        kind: line.kind,
        text: sentenceOf(ofLine, known, text),
        path,
        action,
        at: line.at.toISOString(),
        isUnread: line.state === 'unread',
      };
    });
  };
}
