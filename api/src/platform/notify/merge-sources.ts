import type { Line, NotificationSource } from './notify';

/** Merges notification sources. Each writes the text for its own subjects; the first that knows a subject wins. */
export const mergeSources = (sources: readonly NotificationSource[]): NotificationSource => ({
  kinds: [...new Set(sources.flatMap(({ kinds }) => kinds))],
  async linesFor(memberId, kind, subjects) {
    const lines = new Map<string, Line>();
    for (const source of sources.filter(({ kinds }) => kinds.includes(kind)))
      for (const [subject, line] of await source.linesFor(memberId, kind, subjects))
        if (!lines.has(subject)) lines.set(subject, line);
    return lines;
  },
});
