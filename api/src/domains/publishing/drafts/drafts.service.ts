import { DRAFT_PICTURES } from '@verse/api-contract/files';
import type { DraftRequest } from '@verse/api-contract/publishing/blog-drafts.schema';
import type { FileRecord, PrivateFiles } from '../../../platform/files';
import { AppError, createKeyedQueue, type Person, type UploadedFile, VersionConflict } from '../../../platform/http';
import type { Quota } from '../../../platform/quotas';
import { type DraftRepository, type StoredDraft } from './drafts.repository';

export interface DraftsServiceDependencies {
  drafts: DraftRepository;
  files: Pick<PrivateFiles, 'save'>;
  reserve: Quota;
  now: () => Date;
}

export type DraftsService = ReturnType<typeof createDraftsService>;

const TEXTS = ['title', 'category', 'readTime', 'content', 'contentFormat', 'tags'] as const;
const isSameText = (one: StoredDraft, other: Omit<StoredDraft, 'files'>) =>
  TEXTS.every((name) => one[name] === other[name]);

/** Gives pictures that an earlier release sent without ids the ids that they are stored under. */
function withIds(sent: StoredDraft['pictures'], stored: StoredDraft['pictures']): StoredDraft['pictures'] {
  const free = [...stored];
  return sent.map((picture) => {
    if (picture.id !== undefined) return picture;
    const at = free.findIndex(({ name, key }) => name === picture.name && key === picture.key);
    const [known] = at < 0 ? [] : free.splice(at, 1);
    return { ...known, ...picture };
  });
}

const unknownPicture = () => new AppError('not-found', 'The draft has no such picture.');

export function createDraftsService({ drafts, files, reserve, now }: DraftsServiceDependencies) {
  const inTurnOf = createKeyedQueue();

  async function findWithPicture(person: Person, id: string, picture: string): Promise<StoredDraft> {
    const draft = await drafts.find(person.id, id);
    if (!draft?.pictures.some((one) => one.id === picture)) throw unknownPicture();
    return draft;
  }

  return {
    list: (person: Person) => drafts.list(person.id),

    /** Saves a draft. A retry with the same text after a lost response is not a conflict. */
    async save(person: Person, request: DraftRequest): Promise<StoredDraft> {
      const { id, version } = request;
      const before = await drafts.find(person.id, id);
      const {
        postId = null,
        publishKey,
        contentFormat = 'plain',
        // Earlier releases send no tags, so the stored ones are kept. A concurrent change conflicts anyway.
        tags = before?.tags ?? '',
        ...rest
      } = request;
      const key = publishKey === undefined ? {} : { publishKey };
      const pictures = withIds(rest.pictures, before?.pictures ?? []);
      const draft = { ...rest, ...key, pictures, ownerId: person.id, postId, contentFormat, tags, savedAt: now() };
      const isSaved = await inTurnOf(person.id, async () => {
        if (version === 0 && !(await drafts.find(person.id, id))) await reserve(person.id);
        return drafts.save(draft);
      });
      if (isSaved) return { ...draft, version: version + 1, files: before?.files ?? [] };
      const current = await drafts.find(person.id, id);
      if (!current) throw new AppError('gone', 'You deleted this draft somewhere else. Save it as a new one.');
      if (isSameText(current, draft)) return current;
      throw new VersionConflict(current);
    },

    remove: (person: Person, id: string) => drafts.remove(person.id, id),

    /** Checks before the upload whether the draft has the picture. */
    assertHas: async (person: Person, id: string, picture: string) => void (await findWithPicture(person, id, picture)),

    /** Stores the file of a picture. A repeat changes nothing, because the file of an id never changes. */
    async addPicture(person: Person, id: string, picture: string, file: UploadedFile): Promise<void> {
      const isStored = ({ files: stored }: StoredDraft) => stored.some((one) => one.id === picture);
      if (isStored(await findWithPicture(person, id, picture))) return;
      const record = await files.save(file, DRAFT_PICTURES, person.id);
      if (await drafts.addFile(person.id, id, { ...record, id: picture })) return;
      if (!isStored(await findWithPicture(person, id, picture))) throw unknownPicture();
    },

    async findPicture(person: Person, id: string, picture: string): Promise<FileRecord> {
      const draft = await drafts.find(person.id, id);
      const file = draft?.files.find((one) => one.id === picture);
      if (!file) throw unknownPicture();
      return file;
    },
  };
}
