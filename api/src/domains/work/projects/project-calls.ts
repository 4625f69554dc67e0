import { z } from 'zod';
import type { Side } from '@verse/api-contract/work/projects.values';
import { VersionConflict } from '../../../platform/http';
import { AUTOMATIC, type ProjectEvent, type StoredProject } from './project';
import { UNKNOWN_PROJECT } from './sides';

export const byNumber = {
  // Page URLs contain the number in lower case.
  params: z.object({
    number: z
      .string()
      .regex(/^[\w-]{1,40}$/)
      .toUpperCase(),
  }),
  notFoundMessage: UNKNOWN_PROJECT,
};
/** Options shared by routes that read one project. */
export const reading = { permission: 'projects.read', ...byNumber } as const;
export const changing = { permission: 'projects.act', ...byNumber } as const;

type Revised = Pick<StoredProject, 'revision' | 'events'>;

/** The part of a project on which a caller acts. */
interface Reading {
  /** Like `ProjectEvent.about`; the whole project if undefined. */
  about?: string;
  side?: Side;
}

/** The files of a delivery that has not been sent. Only the seller sees them. */
export const unsentFiles = (milestone: string): string => `${milestone}/files`;
const isUnsent = (about: string): boolean => about.endsWith('/files');

const isWithin = (about: string, whole: string): boolean => about === whole || about.startsWith(`${whole}/`);

/** Whether the caller need not know of the event. Each action checks the state that it needs. */
function isHarmless({ by, side, about }: ProjectEvent, reading: Reading): boolean {
  if (by === AUTOMATIC) return true;
  if (about === undefined) return false;
  if (isUnsent(about) && reading.side !== side) return true;
  return reading.about !== undefined && !isWithin(about, reading.about) && !isWithin(reading.about, about);
}

/**
 * @throws VersionConflict if the project has changed since the caller read it. Automatic steps, such as issuing an
 * invoice or sending a reminder, do not conflict, nor do changes of what the act does not depend on.
 */
export function assertRevision<P extends Revised>(project: P, revision: number, reading: Reading = {}): void {
  const missed = project.revision - revision;
  if (missed === 0) return;
  const isUnknown = missed < 0 || missed > project.events.length;
  if (isUnknown || !project.events.slice(-missed).every((event) => isHarmless(event, reading)))
    throw new VersionConflict(project);
}
