import type { Line } from './notify';

/** Returns notification lines, keyed by subject. Omits subjects that have no line. */
export async function writeLines(
  subjects: readonly string[],
  lineFor: (subject: string) => Promise<Line | undefined> | undefined,
): Promise<Map<string, Line>> {
  const lines = await Promise.all(subjects.map(async (subject) => [subject, await lineFor(subject)] as const));
  return new Map(lines.flatMap(([subject, line]) => (line ? [[subject, line] as const] : [])));
}
