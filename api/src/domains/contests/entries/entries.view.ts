import type { EntryOverview, EntryPerson, OwnEntry } from '@verse/api-contract/api';
import type { EntryFileView, EntryUploadView } from '@verse/api-contract/contests/contest-entries';
import { unshownReason } from '@verse/api-contract/contests/contest-entries.values';
import { ANONYMOUS, type ShownPerson } from '../../../platform/people';
import type { ResumableUpload } from '../../../platform/resumable-uploads';
import { type Contest, graceEnd, stageOf } from '../contest';
import { hashContent } from './content-hash';
import type { ContestEntry, EntryFile } from './entry';

type People = ReadonlyMap<string, ShownPerson>;

const fileView = ({ id, name, type, bytes, sha256, shown }: EntryFile): EntryFileView => ({
  id,
  name,
  type,
  bytes,
  sha256,
  unshown: shown ? null : unshownReason(type),
});

const uploadView = ({ id, name, bytes, offset, startedAt }: ResumableUpload): EntryUploadView => ({
  id,
  name,
  bytes,
  offset,
  startedAt: startedAt.toISOString(),
});

export const receiptView = ({ number, at, sha256 }: { number: number; at: Date; sha256: string }) => ({
  number,
  sha256,
  at: at.toISOString(),
});

const personView = (people: People, id: string, captainId: string, ownId: string): EntryPerson => {
  const { name, handle } = people.get(id) ?? ANONYMOUS;
  return { name, handle, isCaptain: id === captainId, isYou: id === ownId };
};

function ownEntryView(
  entry: ContestEntry,
  people: People,
  uploads: readonly ResumableUpload[],
  ownId: string,
): OwnEntry {
  const { state, number, draft, teamName, memberIds, invitedIds, captainId, startedAt, receipts, removal } = entry;
  const { title, text, links, madeHow, files } = draft;
  return {
    state,
    teamName,
    number: number ?? null,
    draft: { title, text, links, madeHow, files: files.map(fileView) },
    members: memberIds.map((id) => personView(people, id, captainId, ownId)),
    invited: invitedIds.map((id) => personView(people, id, captainId, ownId)),
    startedAt: startedAt.toISOString(),
    receipts: receipts.toReversed().map((receipt) => receiptView({ ...receipt, number: number ?? 1 })),
    isChanged: entry.submission?.sha256 !== hashContent(draft),
    removal: removal ? { reason: removal.reason, at: removal.at.toISOString() } : null,
    uploads: uploads.map(uploadView),
    version: entry.version,
  };
}

export interface OverviewParts {
  contest: Contest;
  entry: ContestEntry | undefined;
  uploads: readonly ResumableUpload[];
  invitations: readonly ContestEntry[];
  people: People;
  memberId: string;
  hasPlace: boolean;
  closed: string | null;
  position: number | undefined;
}

export function entryOverviewView(parts: OverviewParts, now: Date): EntryOverview {
  const { contest, entry, uploads, invitations, people, memberId, hasPlace, closed, position } = parts;
  const { id, title, terms } = contest;
  return {
    serverNow: now.toISOString(),
    contest: {
      id,
      title,
      stage: stageOf(contest, now),
      deadline: contest.deadline.toISOString(),
      graceEnd: graceEnd(contest).toISOString(),
      terms: terms ? { criteriaHash: terms.criteriaHash, licence: terms.licence, teamSize: terms.teamSize } : null,
    },
    hasPlace,
    closed,
    entry: entry ? ownEntryView(entry, people, uploads, memberId) : null,
    invitations: invitations.map(({ teamName, captainId }) => ({
      teamName,
      captain: personView(people, captainId, captainId, memberId),
    })),
    waiting: position === undefined ? null : { position },
  };
}
