import { type Side, SIDES } from '@verse/api-contract/work/projects.values';
import { addressOf } from '@verse/contract/addresses';
import { type Line, type NotificationSource, type Notify, writeLines } from '../../../platform/notify';
import { createParties } from './parties';
import { otherSide, type StoredProject } from './project';
import type { ProjectParts } from './project-parts';

/**
 * Functions that return notification text, keyed by the first word of the subject. The rest of the subject is the
 * project number and, for milestones, the milestone's position. Each function returns undefined if the text no longer
 * applies to the reader's side.
 */
export type NotificationTexts = Partial<
  Record<string, (project: StoredProject, about: NotificationContext) => string | undefined>
>;

export interface NotificationContext {
  reader: Side;
  /** Position of the milestone, from 1; empty for news of the whole project. */
  place: string;
  /** Name of the other party. */
  other: string;
}

/** Notifies members about a project. Skips empty ids, which stand for members who have left. */
export async function notifyMembers(
  notify: Notify,
  memberIds: readonly string[],
  about: { subject: string; act: string; by: string; isMailed?: true },
): Promise<void> {
  for (const memberId of new Set(memberIds))
    if (memberId !== '') await notify(memberId, { kind: 'projects', ...about });
}

/** Generates notification text for members who, at the time of reading, act for a side of the project. */
export function projectNotifications(parts: ProjectParts, texts: NotificationTexts): NotificationSource {
  const { projects, sides } = parts;
  const { partiesOf } = createParties(parts);

  async function sideOf(memberId: string, project: StoredProject): Promise<Side | undefined> {
    for (const side of SIDES) if ((await sides.answerersOf(project, side)).includes(memberId)) return side;
    return undefined;
  }

  async function lineFor(memberId: string, subject: string): Promise<Line | undefined> {
    const [about = '', number = '', place = ''] = subject.split(' ');
    const write = texts[about];
    const project = write && (await projects.findByNumber(number));
    const side = project && (await sideOf(memberId, project));
    if (!write || !project || !side) return undefined;
    const parties = await partiesOf({ project, readerId: memberId });
    const text = write(project, { reader: side, place, other: parties[otherSide(side)].name });
    return text ? { text, path: addressOf('project', { number }) } : undefined;
  }

  return {
    kinds: ['projects'],
    linesFor: (memberId, _kind, subjects) => writeLines(subjects, (subject) => lineFor(memberId, subject)),
  };
}
