import type { Side } from '@verse/api-contract/projects';
import { addressOf } from '@verse/contract/addresses';
import { type Line, type NotificationSource, writeLines } from '../../platform/notify';
import type { StoredProject } from './project';
import type { ProjectParts } from './project-parts';

/**
 * Texts by the first word of a subject, which the number of the project follows, and for a milestone its place. A text
 * is undefined when it no longer applies to this side.
 */
export type NotificationTexts = Partial<
  Record<string, (project: StoredProject, reader: Side, place: string) => string | undefined>
>;

/** Lines for those who act for a side of the project when they are read. */
export function projectNotifications(
  { projects, sides }: Pick<ProjectParts, 'projects' | 'sides'>,
  texts: NotificationTexts,
): NotificationSource {
  async function sideOf(memberId: string, project: StoredProject): Promise<Side | undefined> {
    if (project.clientId === memberId) return 'client';
    return (await sides.answerersOf(project, 'seller')).includes(memberId) ? 'seller' : undefined;
  }

  async function lineFor(memberId: string, subject: string): Promise<Line | undefined> {
    const [about = '', number = '', place = ''] = subject.split(' ');
    const write = texts[about];
    const project = write && (await projects.findByNumber(number));
    const side = project && (await sideOf(memberId, project));
    const text = side && write?.(project, side, place);
    return text ? { text, path: addressOf('project', { number }) } : undefined;
  }

  return {
    kinds: ['projects'],
    linesFor: (memberId, _kind, subjects) => writeLines(subjects, (subject) => lineFor(memberId, subject)),
  };
}
