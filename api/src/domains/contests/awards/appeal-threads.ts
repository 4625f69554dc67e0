import type { AppealThread } from '@verse/api-contract/api';
import type { AppealSide } from '@verse/api-contract/contests/contest-awards.values';
import type { FileRecord } from '../../../platform/files';
import { AppError } from '../../../platform/http';
import type { Threads } from '../../../platform/threads';
import type { ContestParts } from '../contest-parts';
import { createTeamRedaction } from '../entries/judge-view';
import { APPEAL_FILES, type ContestAppeal, threadOf } from './appeal';
import type { Message } from './appeal-thread.routes';
import { type Appeals, UNKNOWN_APPEAL } from './appeals.service';
import { GONE_ORGANISATION, threadView } from './appeals.view';

type Dependencies = Pick<ContestParts, 'files' | 'entries' | 'findIdentities' | 'organisations' | 'findRunContest'> & {
  threads: Pick<Threads, 'append' | 'page' | 'findFile'>;
  notifyAll: Appeals['notifyAll'];
  countMessage: (memberId: string) => Promise<void>;
};

/** A thread that the current reader may read and write. */
export interface OpenAppeal {
  appeal: ContestAppeal;
  side: AppealSide;
  readerId: string;
}

/**
 * Messages between the makers, the organisation, and staff. Until the results are published, anything that identifies
 * the makers is redacted for the organisation.
 */
export function createAppealThreads(dependencies: Dependencies) {
  const { threads, files, notifyAll, entries, findRunContest, findIdentities, organisations, countMessage } =
    dependencies;

  async function isBlind({ appeal, side }: OpenAppeal): Promise<boolean> {
    return side === 'organisation' && (await findRunContest(appeal.contestId)).resultsAt === undefined;
  }

  async function createHide(appeal: ContestAppeal): Promise<(text: string) => string> {
    const entry = await entries.find(appeal.entryId);
    return createTeamRedaction(entry?.teamName ?? '', await findIdentities(entry?.memberIds ?? []));
  }

  async function readingOf(open: OpenAppeal) {
    const { appeal, readerId } = open;
    const organisation = (await organisations.findAll([appeal.organisationId])).get(appeal.organisationId);
    const names = {
      entrant: `Entry ${appeal.number}`,
      organisation: organisation?.name ?? GONE_ORGANISATION,
      staff: 'Creativity Verse',
    };
    return { readerId, names, redact: (await isBlind(open)) ? await createHide(appeal) : null };
  }

  return {
    /** Returns the appeal as the reader may see it. Its reason is redacted in the same way as messages. */
    async toReadable(open: OpenAppeal): Promise<ContestAppeal> {
      const { appeal } = open;
      if (!(await isBlind(open))) return appeal;
      return { ...appeal, reason: (await createHide(appeal))(appeal.reason) };
    },

    async page(open: OpenAppeal, cursor: string | undefined, limit: number): Promise<AppealThread> {
      return threadView(await threads.page(threadOf(open.appeal), cursor, limit), await readingOf(open));
    },

    /** @throws AppError `conflict` if the appeal has already been decided */
    async write(open: OpenAppeal, { text, file, key }: Message): Promise<AppealThread['entries'][number]> {
      const { appeal, side, readerId } = open;
      if (appeal.state !== 'open') throw new AppError('conflict', 'This appeal is decided.');
      await countMessage(readerId);
      const records = file ? [await files.save(file, APPEAL_FILES, readerId)] : [];
      const message = { subject: threadOf(appeal), authorId: readerId, side, text, files: records, key };
      const { entry, isNew } = await threads.append(message);
      if (isNew) await notifyAll(appeal, entry.id, readerId);
      return threadView({ entries: [entry], next: null }, await readingOf(open)).entries[0]!;
    },

    /** @throws AppError `not-found` if there is no such file, or the reader may not see it yet */
    async findFile(open: OpenAppeal, fileId: string): Promise<FileRecord> {
      const record = (await isBlind(open)) ? undefined : await threads.findFile(threadOf(open.appeal), fileId);
      if (!record) throw new AppError('not-found', UNKNOWN_APPEAL);
      return record;
    },
  };
}

export type AppealThreads = ReturnType<typeof createAppealThreads>;
