import { z } from 'zod';
import { VersionConflict } from '../../platform/http';
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

/** @throws VersionConflict if the project has changed since the caller read it */
export function assertRevision<P extends { revision: number }>(project: P, revision: number): void {
  if (project.revision !== revision) throw new VersionConflict(project);
}
