import type { PersonalData } from '../../../platform/feature';
import { mailboxSlotOf } from '../contest';
import type { ContestParts } from '../contest-parts';
import { type ContestEntry, EMPTY_CONTENT, type EntryContent, type EntryFile } from './entry';
import type { WaitingRepository } from './waiting.repository';

type Dependencies = Pick<ContestParts, 'entries' | 'seats' | 'uploads' | 'findContacts'> & {
  waiting: WaitingRepository;
};

/** Includes the names of the stored parts, because the parts count towards the upload quota. */
const exportFile = ({ name, type, bytes, sha256, parts, shown }: EntryFile) => ({
  name,
  type,
  bytes,
  sha256,
  parts: [...parts, ...(shown?.parts ?? [])].map(({ blob }) => blob),
});
const exportContent = ({ files, ...content }: EntryContent) => ({ ...content, files: files.map(exportFile) });

const exportEntry = ({ contestId, teamName, draft, submission, number, receipts, state, startedAt }: ContestEntry) => ({
  contestId,
  teamName,
  number,
  receipts,
  state,
  startedAt,
  draft: exportContent(draft),
  ...(submission ? { submission: exportContent(submission) } : {}),
});

/** A member's entries, incomplete uploads, and waiting lists. */
export const createPersonalData = ({
  entries,
  seats,
  uploads,
  findContacts,
  waiting,
}: Dependencies): PersonalData[] => [
  {
    name: 'contestSubmissions',
    async *export(userId) {
      for await (const entry of entries.ofMemberEverywhere(userId)) yield exportEntry(entry);
    },
    async erase(userId) {
      for await (const { id, contestId, captainId, memberIds } of entries.ofMemberEverywhere(userId)) {
        const next = memberIds.find((one) => one !== userId);
        // The captain's place covers the team.
        if (captainId === userId && next !== undefined) {
          const [contact] = await findContacts([next]);
          await seats.handOver(contestId, userId, next, mailboxSlotOf(contestId, contact?.email ?? next));
        }
        const left = await entries.update(id, (entry) => {
          const others = entry.memberIds.filter((one) => one !== userId);
          const winSeenBy = (entry.winSeenBy ?? []).filter((one) => one !== userId);
          if (others.length === 0 || others.length === entry.memberIds.length) return undefined;
          if (entry.captainId !== userId) return { memberIds: others, winSeenBy };
          // The captain's invitations end with their account. The next captain can send their own.
          return { memberIds: others, winSeenBy, captainId: others[0]!, invitedIds: [] };
        });
        if (left) continue;
        // The number and the receipts' hashes are kept.
        const people = { captainId: '', memberIds: [], invitedIds: [], winSeenBy: [] };
        const gone = { draft: EMPTY_CONTENT, teamName: '', ...people };
        await entries.empty(id, { ...gone, state: 'withdrawn' });
        await uploads.removeAbout(id);
      }
      for await (const { id } of entries.inviting(userId))
        await entries.update(id, ({ invitedIds }) => ({ invitedIds: invitedIds.filter((one) => one !== userId) }));
      await entries.unclaimAll(userId);
    },
  },
  {
    name: 'contestUploads',
    export: async (userId) =>
      (await uploads.listOfOwner(userId)).map(({ name, bytes, offset, parts, startedAt }) => ({
        name,
        bytes,
        offset,
        startedAt,
        parts: parts.map(({ blob }) => blob),
      })),
    erase: uploads.removeOfOwner,
  },
  { name: 'contestWaiting', export: waiting.ofMember, erase: waiting.removeOf },
];
