import { z } from 'zod';
import { VersionConflict } from '../../../platform/http';
import { AUTOMATIC, type StoredProject } from './project';
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
const key = z.string().regex(/^[\w-]{8,128}$/, 'An Idempotency-Key has 8 to 128 letters, digits, - or _.');
export const requiredKey = z.object({ 'Idempotency-Key': key });

type Revised = Pick<StoredProject, 'revision' | 'events'>;

/**
 * @throws VersionConflict if a person has changed the project since the caller read it. Automatic steps, such as
 * issuing an invoice or sending a reminder, do not conflict: each action checks the state that it needs.
 */
export function assertRevision<P extends Revised>(project: P, revision: number): void {
  const missed = project.revision - revision;
  if (missed === 0) return;
  const isAutomatic = missed > 0 && project.events.slice(-missed).every(({ by }) => by === AUTOMATIC);
  if (!isAutomatic || missed > project.events.length) throw new VersionConflict(project);
}
