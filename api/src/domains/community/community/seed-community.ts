import { z } from 'zod';
import { trendAt } from '@verse/api-contract/community/community-posts.values';
import { DAY_MS, HOUR_MS } from '@verse/api-contract/time';
import type { Pictures } from '../../../platform/images';
import type { ContentFolder } from '../../../platform/seeding';
import { SITE_OWNER } from '../../../platform/stored-blobs';
import { type CommentRepository, toListPosition } from './comments.repository';
import type { Post } from './post';
import { type PostRepository, POSTS } from './posts.repository';
import type { Responses } from './responses';

const nameSchema = z.object({ firstname: z.string(), lastname: z.string() });
const sampleSchema = z.object({
  posts: z.array(
    z.object({
      id: z.number(),
      author: nameSchema,
      post: z.string(),
      postImage: z.string().nullable(),
      postImageAlt: z.string().default(''),
      likes: z.number(),
      comments: z.array(
        z.object({ id: z.number(), author: nameSchema, text: z.string(), createdAt: z.iso.datetime() }),
      ),
      createdAt: z.iso.datetime(),
    }),
  ),
});
type Sample = z.infer<typeof sampleSchema>['posts'][number];

const NEWEST_MS = HOUR_MS;
const OLDEST_MS = 14 * DAY_MS;

interface Dependencies {
  posts: PostRepository;
  comments: CommentRepository;
  responses: Pick<Responses, 'likes' | 'commenters'>;
  pictures: Pick<Pictures, 'save'>;
}

/** Returns the id used in the sample profiles. */
const samplePersonId = ({ firstname, lastname }: z.infer<typeof nameSchema>): string =>
  `sample-${`${firstname} ${lastname}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/** Seeds comments at their original offset from the post, but never in the future. */
async function seedComments(sample: Sample, at: number, now: number, comments: CommentRepository): Promise<void> {
  const postId = String(sample.id);
  for (const { id: number, author, text, createdAt: written } of sample.comments) {
    const createdAt = new Date(Math.min(now, Date.parse(written) + at - Date.parse(sample.createdAt)));
    const id = `${postId}-${number}`;
    await comments.insert({
      _id: id,
      postId,
      parentId: null,
      authorId: samplePersonId(author),
      text,
      createdAt,
      editedAt: null,
      deletedAt: null,
      removal: null,
      fingerprint: null,
      state: 'shown',
      version: 1,
      place: toListPosition({ id, createdAt }),
      listed: 'yes',
    });
  }
}

function toPost(sample: Sample, createdAt: Date, commenters: number, picture: Post['picture']): Post {
  const { id, author, post, postImageAlt, likes, comments } = sample;
  return {
    id: String(id),
    authorId: samplePersonId(author),
    text: post,
    picture,
    alt: picture ? postImageAlt : '',
    madeHow: 'unsaid',
    visibility: 'public',
    state: 'shown',
    version: 1,
    removal: null,
    fingerprint: null,
    createdAt,
    editedAt: null,
    deletedAt: null,
    likes,
    comments: comments.length,
    commenters,
    acts: 0,
    trendAt: trendAt(createdAt, { likes, commenters }),
  };
}

/** Inserts the comments and likes before the post, so that the post's counters never include missing rows. */
async function seedPost(sample: Sample, at: number, now: number, content: ContentFolder, into: Dependencies) {
  const objectId = String(sample.id);
  const createdAt = new Date(at);
  const own = samplePersonId(sample.author);
  const commenters = new Set(sample.comments.map(({ author }) => samplePersonId(author)).filter((id) => id !== own));
  const rows = (ids: string[]) => ids.map((memberId) => ({ objectId, memberId, at: createdAt }));
  await seedComments(sample, at, now, into.comments);
  await into.responses.commenters.seed(rows([...commenters]));
  await into.responses.likes.seed(rows(Array.from({ length: sample.likes }, (_, index) => `sample-${index + 1}`)));
  const file = sample.postImage === null ? undefined : await content.picture(sample.postImage);
  const picture = file ? await into.pictures.save(file, SITE_OWNER, { collection: POSTS, id: objectId }) : null;
  await into.posts.insert(toPost(sample, createdAt, commenters.size, picture));
}

/**
 * Seeds the sample posts in order, spread over the fourteen days before `now`, so that the feed always looks current.
 * Sample members like each post.
 */
export async function seedCommunity(content: ContentFolder, into: Dependencies, now: Date): Promise<void> {
  const { posts: samples } = sampleSchema.parse(await content.json('community-posts.json'));
  const step = (OLDEST_MS - NEWEST_MS) / Math.max(1, samples.length - 1);
  for (const [index, sample] of samples.entries())
    await seedPost(sample, now.getTime() - NEWEST_MS - index * step, now.getTime(), content, into);
}
