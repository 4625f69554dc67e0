import type { Party, ProjectMessage, ProjectThread } from '@verse/api-contract/api';
import { PROJECT_FILES } from '@verse/api-contract/files';
import type { Side } from '@verse/api-contract/work/projects.values';
import { AppError, type UploadedFile } from '../../../../platform/http';
import type { ThreadEntry } from '../../../../platform/threads';
import { mayWrite } from '../may-write';
import { type OpenProject, threadOf } from '../project';
import type { ProjectParts } from '../project-parts';
import { fileView, type ProjectView } from '../projects.view';
import type { BriefNotices } from './brief-notices';

interface Dependencies extends Pick<ProjectParts, 'threads' | 'files' | 'isBlocked'> {
  view: Pick<ProjectView, 'partiesOf'>;
  notices: Pick<BriefNotices, 'wrote'>;
  countMessage: (memberId: string) => Promise<void>;
}

interface Message {
  text: string;
  file?: UploadedFile;
  /** Idempotency key: a message is added at most once per author and key. */
  key: string;
}

const toMessage = (
  { id, side, text, files, at, authorId }: ThreadEntry,
  parties: Record<Side, Party>,
  readerId: string,
): ProjectMessage => {
  const from = side as Side;
  const words = { id, from, by: parties[from].name, text, at: at.toISOString() };
  return { ...words, files: files.map(fileView), isOwn: authorId === readerId };
};

export function createProjectThread({ threads, view, files, notices, isBlocked, countMessage }: Dependencies) {
  async function assertMayWrite(open: OpenProject): Promise<void> {
    if (!(await mayWrite(open, isBlocked))) throw new AppError('conflict', 'You cannot write in this project now.');
  }
  return {
    assertMayWrite,

    async page(open: OpenProject, cursor: string | undefined, limit: number): Promise<ProjectThread> {
      const parties = await view.partiesOf(open);
      const { entries, next } = await threads.page(threadOf(open.project), cursor, limit);
      return { entries: entries.map((entry) => toMessage(entry, parties, open.readerId)), next };
    },

    /** @throws AppError `conflict` if the project has ended, or if one side has blocked the other */
    async write(open: OpenProject, { text, file, key }: Message): Promise<ProjectMessage> {
      await assertMayWrite(open);
      const { project, side, readerId } = open;
      await countMessage(readerId);
      const records = file ? [await files.save(file, PROJECT_FILES, readerId)] : [];
      const message = { subject: threadOf(project), authorId: readerId, side, text, files: records, key };
      const { entry, isNew } = await threads.append(message);
      if (isNew) await notices.wrote(project, side, entry.id);
      return toMessage(entry, await view.partiesOf(open), readerId);
    },
  };
}

export type ProjectThreadService = ReturnType<typeof createProjectThread>;
