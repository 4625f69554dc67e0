import { ANSWERED_KINDS, type AnsweredKind } from '@verse/api-contract/community/critique.values';
import type { AnswerableContent, AnswerableItem } from '../../../platform/feature';
import { GUEST, type Reader } from '../../../platform/people';
import type { createFindPosts } from './find-posts';
import { type AnsweredSubject, type Subject, toSubjectKey, toSubjectName, unknownSubject } from './subject';
import type { SubjectDocument, SubjectRepository } from './subjects.repository';

/** Staff see everything that is public or for members. */
export const STAFF: Reader = { ...GUEST, isStaff: true };

interface Dependencies {
  posting: ReturnType<typeof createFindPosts>;
  subjects: SubjectRepository;
  /** Read only after the start, when all features have contributed. */
  contents: () => Record<AnsweredKind, AnswerableContent>;
}

export type Subjects = ReturnType<typeof createSubjects>;

const toCounts = ({ likes, comments }: Pick<SubjectDocument, 'likes' | 'comments'>) => ({ likes, comments });
const EMPTY = { likes: 0, comments: 0, questions: [], askedAt: null };

function toAnswered(key: string, item: AnswerableItem, document: SubjectDocument | undefined): AnsweredSubject {
  const { kind, id } = toSubjectName(key);
  const { questions, askedAt, ...counts } = document ?? EMPTY;
  const name = { id: key, kind: kind as AnsweredKind, contentId: id };
  return { ...name, item, authorId: item.ownerId, state: 'shown', ...toCounts(counts), questions, askedAt };
}

/** Finds subjects of all kinds. The only place that tells posts of the feed from other subjects. */
export function createSubjects({ posting, subjects, contents }: Dependencies) {
  /** Returns works and blog posts that the reader may see, in the order of the keys. */
  async function among(reader: Reader, keys: readonly string[]): Promise<AnsweredSubject[]> {
    const names = keys.map((key) => ({ key, ...toSubjectName(key) }));
    const items = new Map<string, AnswerableItem>();
    for (const kind of ANSWERED_KINDS) {
      const ids = names.filter((name) => name.kind === kind).map(({ id }) => id);
      if (ids.length === 0) continue;
      for (const [id, item] of await contents()[kind].find(reader, ids)) items.set(toSubjectKey(kind, id), item);
    }
    const documents = await subjects.among([...items.keys()]);
    return names.flatMap(({ key }) => {
      const item = items.get(key);
      return item ? [toAnswered(key, item, documents.get(key))] : [];
    });
  }

  async function findReadable(reader: Reader, key: string): Promise<Subject | undefined> {
    const { kind, id } = toSubjectName(key);
    return kind === 'posts' ? posting.findReadable(reader, id) : (await among(reader, [key])).at(0);
  }

  async function answered(reader: Reader, key: string): Promise<AnsweredSubject> {
    const found = (await among(reader, [key])).at(0);
    if (!found) throw unknownSubject(toSubjectName(key).kind);
    return found;
  }

  return {
    among,
    answered,
    findReadable,

    async readable(reader: Reader, key: string): Promise<Subject> {
      const found = await findReadable(reader, key);
      if (!found) throw unknownSubject(toSubjectName(key).kind);
      return found;
    },

    /** Finds a subject regardless of who may see it. A work or blog post without answers is not found. */
    async find(key: string): Promise<Subject | undefined> {
      const { kind, id } = toSubjectName(key);
      if (kind === 'posts') return posting.find(id);
      const document = await subjects.find(key);
      return document && { id: key, authorId: document.ownerId, state: 'shown', ...toCounts(document) };
    },

    /** Prepares the counters of a work or blog post for a first like, comment or question. */
    async ensure({ id, authorId }: Pick<Subject, 'id' | 'authorId'>): Promise<void> {
      if (toSubjectName(id).kind !== 'posts') await subjects.ensure(id, authorId);
    },

    /** Returns the page that shows a work or blog post, or undefined if it is not public and not for members. */
    findPath: async (key: string): Promise<string | undefined> => (await among(STAFF, [key])).at(0)?.item.path,

    /** Returns the keys whose work or blog post no longer exists, not even as a deleted one. */
    async gone(keys: readonly string[]): Promise<string[]> {
      const names = keys.map((key) => ({ key, ...toSubjectName(key) }));
      const gone: string[] = [];
      for (const kind of ANSWERED_KINDS) {
        const ofKind = names.filter((name) => name.kind === kind);
        const stored = ofKind.length > 0 ? await contents()[kind].stored(ofKind.map(({ id }) => id)) : new Set();
        gone.push(...ofKind.filter(({ id }) => !stored.has(id)).map(({ key }) => key));
      }
      return gone;
    },
  };
}
