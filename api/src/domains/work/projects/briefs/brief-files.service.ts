import { PROJECT_FILES } from '@verse/api-contract/files';
import { PROJECT_LIMITS } from '@verse/api-contract/work/projects.values';
import type { FileRecord } from '../../../../platform/files';
import { AppError, type Person, type UploadedFile } from '../../../../platform/http';
import { type OpenProject, type StoredProject, threadOf } from '../project';
import type { ProjectParts } from '../project-parts';

/** Maximum number of attempts under concurrent changes; each attempt rereads the project. */
const ATTEMPTS = 10;
/**
 * Files can no longer be changed once a project has this many events, because every file added or removed adds an
 * event.
 */
const MOST_EVENTS = 400;

const NO_FILES = 'There’s an offer now, so the files are fixed. Send new ones as messages.';
export const UNKNOWN_FILE = 'There is no such file.';

interface Dependencies extends Pick<ProjectParts, 'projects' | 'sides' | 'threads' | 'files' | 'now'> {
  countFiles: (memberId: string, count: number) => Promise<void>;
}

function assertTakesFiles({ project: { state, offers, events }, side }: OpenProject): void {
  if (side !== 'client')
    throw new AppError('forbidden', 'Only the client can change the brief. Send files as messages.');
  if (state !== 'open' || offers.length > 0 || events.length >= MOST_EVENTS) throw new AppError('conflict', NO_FILES);
}

function assertHasRoom({ brief: { files } }: StoredProject): void {
  if (files.length >= PROJECT_LIMITS.files)
    throw new AppError('limit', `A brief has at most ${PROJECT_LIMITS.files} files. Remove one to add another.`);
}

/** Files attached to a brief. The client can change them until the first offer is made; both sides can read them. */
export function createBriefFiles({ projects, sides, threads, files, countFiles, now }: Dependencies) {
  /** Returns the project after the change. Stores nothing if `change` returns the same list. */
  async function changeFiles(
    person: Person,
    number: string,
    what: string,
    change: (project: StoredProject) => FileRecord[],
  ): Promise<OpenProject> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const open = await sides.open(person, number);
      assertTakesFiles(open);
      const { project } = open;
      const left = change(project);
      if (left === project.brief.files) return open;
      const brief = { ...project.brief, files: left };
      const event = { at: now(), by: person.id, side: 'client', what } as const;
      const changed = await projects.change(project, { brief }, event);
      if (changed) return { ...open, project: changed };
    }
    throw new AppError('conflict', 'Someone is changing this project. Please try again.');
  }

  return {
    /** @throws AppError unless the caller can currently add a file */
    async assertTakesFile(person: Person, number: string): Promise<void> {
      const open = await sides.open(person, number);
      assertTakesFiles(open);
      assertHasRoom(open.project);
    },

    /** Adds a file, unless a file with the same content already exists. */
    async add(person: Person, number: string, file: UploadedFile): Promise<OpenProject> {
      const open = await sides.open(person, number);
      const isKnown = ({ brief }: StoredProject) => brief.files.some(({ sha256 }) => sha256 === file.digest);
      if (isKnown(open.project)) return open;
      await countFiles(person.id, 1);
      const record = await files.save(file, PROJECT_FILES, person.id);
      return changeFiles(person, number, 'added a file to the brief', (project) => {
        if (isKnown(project)) return project.brief.files;
        assertHasRoom(project);
        return [...project.brief.files, record];
      });
    },

    /** @throws AppError `not-found` if the file is unknown */
    remove: (person: Person, number: string, fileId: string): Promise<OpenProject> =>
      changeFiles(person, number, 'removed a file of the brief', ({ brief }) => {
        const left = brief.files.filter(({ id }) => id !== fileId);
        if (left.length === brief.files.length) throw new AppError('not-found', UNKNOWN_FILE);
        return left;
      }),

    /**
     * Finds a file in the brief or in a message.
     *
     * @throws AppError `not-found` if the file does not exist
     */
    async find(person: Person, number: string, fileId: string): Promise<FileRecord> {
      const { project } = await sides.open(person, number);
      const record =
        project.brief.files.find(({ id }) => id === fileId) ?? (await threads.findFile(threadOf(project), fileId));
      if (!record) throw new AppError('not-found', UNKNOWN_FILE);
      return record;
    },
  };
}

export type BriefFiles = ReturnType<typeof createBriefFiles>;
