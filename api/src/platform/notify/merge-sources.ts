import type { Line, NotificationSource } from './notify';

/** Merges the notification sources of a feature's parts. Each part writes the text for its own subjects. */
export const mergeSources = (sources: readonly NotificationSource[]): NotificationSource => ({
  kinds: [...new Set(sources.flatMap(({ kinds }) => kinds))],
  async linesFor(memberId, kind, subjects) {
    const lines = new Map<string, Line>();
    for (const source of sources.filter(({ kinds }) => kinds.includes(kind)))
      for (const [subject, line] of await source.linesFor(memberId, kind, subjects)) lines.set(subject, line);
    return lines;
  },
});
