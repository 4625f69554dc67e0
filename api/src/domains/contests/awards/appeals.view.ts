import type { AppealThread, ContestAppeal as AppealView } from '@verse/api-contract/api';
import type { AppealSide } from '@verse/api-contract/contests/contest-awards.values';
import type { ThreadEntry } from '../../../platform/threads';
import type { ContestParts } from '../contest-parts';
import type { ContestAppeal } from './appeal';

type Dependencies = Pick<ContestParts, 'contests' | 'organisations'>;

export type ViewAppeals = (all: readonly ContestAppeal[]) => Promise<AppealView[]>;

export const GONE_ORGANISATION = 'An organisation that no longer exists';

/** Returns appeals as the reader may see them, redacting what identifies the makers if necessary. */
export const createViewAppeals =
  ({ contests, organisations }: Dependencies): ViewAppeals =>
  async (all) => {
    const known = await organisations.findAll([...new Set(all.map(({ organisationId }) => organisationId))]);
    const titles = new Map<string, string>();
    for (const id of new Set(all.map(({ contestId }) => contestId)))
      titles.set(id, (await contests.find(id))?.title ?? 'A contest');
    return all.map(({ id, contestId, organisationId, number, about, reason, at, state, decision, removal }) => ({
      id,
      number,
      about: about === 'prize' ? 'result' : about,
      topic: about,
      reason,
      state,
      removal,
      contest: { id: contestId, title: titles.get(contestId)! },
      organisation: known.get(organisationId)?.name ?? GONE_ORGANISATION,
      at: at.toISOString(),
      decision: decision ? { reason: decision.reason, at: decision.at.toISOString() } : null,
    }));
  };

interface ThreadReading {
  readerId: string;
  names: Record<AppealSide, string>;
  /** Redacts text written by the makers; null if the reader may know who the makers are. */
  redact: ((text: string) => string) | null;
}

export const threadView = (
  { entries, next }: { entries: readonly ThreadEntry[]; next: string | null },
  { readerId, names, redact }: ThreadReading,
): AppealThread => ({
  entries: entries.map(({ id, authorId, side, text, files, at }) => {
    const from = side as AppealSide;
    const isHidden = redact !== null && from === 'entrant';
    return {
      id,
      from,
      by: names[from],
      isOwn: authorId === readerId,
      at: at.toISOString(),
      text: isHidden ? redact(text) : text,
      // File names and contents could identify the makers.
      files: isHidden ? [] : files.map(({ id: fileId, name, type, bytes }) => ({ id: fileId, name, type, bytes })),
    };
  }),
  next,
});
