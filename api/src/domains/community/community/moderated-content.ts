import { addressOf } from '@verse/contract/addresses';
import type { Feature } from '../../../platform/feature';
import type { Platform } from '../../../platform/open-platform';
import type { FindReader, Reading } from '../../../platform/people';
import type { People } from '../../../platform/ports';
import type { CommentRepository } from './comments.repository';
import type { CommentsService } from './comments.service';
import type { PostingService } from './posting.service';
import type { PostRepository } from './posts.repository';
import { createReportablePosts } from './reportable-posts';
import { createSpread } from './spread';
import { toSubjectName } from './subject';
import { STAFF, type Subjects } from './subjects';

/** Returns a function that announces a change of likes or comments to everything that shows them to guests. */
export const createSubjectChanged =
  (events: Platform['events'], subjects: Pick<Subjects, 'findPath'>, feedChanged: () => void) =>
  async (key: string): Promise<void> => {
    if (toSubjectName(key).kind === 'posts') return feedChanged();
    const path = await subjects.findPath(key);
    await events.changed({ areas: [], paths: [`${addressOf('critique')}*`, ...(path === undefined ? [] : [path])] });
  };

interface Dependencies extends Pick<People, 'pageChanged'> {
  repositories: {
    posts: Pick<PostRepository, 'countSince' | 'listOfAuthor'>;
    comments: Pick<CommentRepository, 'countSince' | 'listOfAuthor'>;
  };
  posting: PostingService;
  comments: CommentsService;
  subjects: Subjects;
  reading: Reading;
  findViewer: FindReader;
  changed: (subjectKey: string) => Promise<void>;
}

type Decide<Given extends unknown[]> = (id: string, ...given: Given) => Promise<boolean>;

/**
 * Posts and comments as content that members report, and that staff hide all at once. A decision also updates the pages
 * that show them.
 */
export function createModeratedContent(dependencies: Dependencies): Pick<Feature, 'reportable' | 'spreads'> {
  const { repositories, posting, comments, subjects, reading, findViewer, changed, pageChanged } = dependencies;

  async function announce(key: string): Promise<void> {
    await changed(key);
    const post = await posting.find(key);
    if (post) await pageChanged(post.authorId);
  }
  const announced =
    <Given extends unknown[]>(decide: Decide<Given>): Decide<Given> =>
    async (id, ...given) => {
      const isDone = await decide(id, ...given);
      await announce(id);
      return isDone;
    };
  const announcedComment =
    <Given extends unknown[]>(decide: Decide<Given>): Decide<Given> =>
    async (id, ...given) => {
      const isDone = await decide(id, ...given);
      const comment = await comments.find(id);
      if (comment) await announce(comment.postId);
      return isDone;
    };

  const posts = {
    remove: announced(posting.removeByModerator),
    restore: announced(posting.restoreByModerator),
  };
  const answers = {
    remove: announcedComment(comments.removeByModerator),
    restore: announcedComment(comments.restoreByModerator),
  };
  const spreads = [
    createSpread({
      ...posts,
      listOfAuthor: repositories.posts.listOfAuthor,
      what: 'posts',
      count: repositories.posts.countSince,
      idOf: ({ id }) => id,
    }),
    createSpread({
      ...answers,
      listOfAuthor: repositories.comments.listOfAuthor,
      what: 'comments',
      count: repositories.comments.countSince,
      idOf: ({ _id }) => _id,
    }),
  ];
  const reportable = createReportablePosts({
    posts: {
      find: posting.find,
      ...posts,
      findFor: async (person, id) => posting.findReadable(await findViewer(person), id),
    },
    comments: {
      find: comments.find,
      ...answers,
      async findFor(person, id) {
        const reader = await findViewer(person);
        const comment = await comments.find(id);
        const isReadable = comment !== undefined && (await reading(reader, [comment])).readable.length > 0;
        return isReadable && (await subjects.findReadable(reader, comment.postId)) ? comment : undefined;
      },
    },
    answered: {
      findPathFor: async (person, key) => (await subjects.among(await findViewer(person), [key])).at(0)?.item.path,
      async now(key) {
        const item = (await subjects.among(STAFF, [key])).at(0)?.item;
        return item && { text: item.title, picture: item.picture };
      },
    },
  });
  return { reportable, spreads };
}
