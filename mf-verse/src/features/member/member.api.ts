import { data, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import type { FeedPage, FeedPost, PostAnswer } from '@verse/api-contract/community-posts';
import type { MemberProfile, MemberView } from '@verse/api-contract/profiles';
import { ApiError } from '@verse/contract';
import { api } from '@verse/contract/react';
import type { LoadedPage } from '../../shared/list-page';
import type { MemberAct } from '../../shared/meet-or-avoid';
import { actsOf } from '../../shared/perform';

/** What a page for everybody came to; plain, for the way from the server to the browser. */
export interface MemberPage extends LoadedPage<FeedPost> {
  profile?: MemberProfile;
  /** How somebody who is signed in stands to this member. */
  own?: Omit<MemberView, 'profile'>;
  /** Of a refusal, 0 when no answer came. */
  status?: number;
}

export interface MemberPostPage {
  profile?: MemberProfile;
  post?: FeedPost;
  status?: number;
}

/** The page of this handle, asked as somebody who is signed in. */
export const AS_MEMBER = 'as-member';

const POSTS = '10';

const statusOf = (error: unknown): number => {
  if (!(error instanceof ApiError)) throw error;
  return error.status;
};

const memberPath = ({ handle = '' }: { handle?: string | undefined }) => `/api/members/${encodeURIComponent(handle)}`;

async function profileFor(
  args: LoaderFunctionArgs,
): Promise<Required<Pick<MemberPage, 'profile'>> & Pick<MemberPage, 'own'>> {
  const path = memberPath(args.params);
  if (!new URL(args.request.url).searchParams.has(AS_MEMBER)) return { profile: await api(args)<MemberProfile>(path) };
  const { profile, ...own } = await api(args)<MemberView>(`${path}/view`);
  return { profile, own };
}

/** The newest posts, or those behind `?after=`, of which a refusal becomes words for the list. */
async function postsFor(args: LoaderFunctionArgs, { id, handle }: MemberProfile): Promise<LoadedPage<FeedPost>> {
  const { searchParams } = new URL(args.request.url);
  const after = searchParams.get('after');
  const query = new URLSearchParams({ limit: POSTS, ...(after === null ? {} : { cursor: after }) });
  const path = searchParams.has(AS_MEMBER)
    ? `/api/posts?author=${id}&${query}`
    : `${memberPath({ handle })}/posts?${query}`;
  return api(args)<FeedPage>(path).then(
    ({ posts, next }) => ({ entries: posts, next, after }),
    (error: unknown) => {
      if (after === null || statusOf(error) === 401) throw error;
      return { entries: [], next: after, after, failure: 'The posts could not be loaded.' };
    },
  );
}

const NONE: LoadedPage<FeedPost> = { entries: [], next: null, after: null };

/** A former handle moves on for good. */
function moveOn(args: LoaderFunctionArgs, profile: MemberProfile, rest = ''): void {
  if (profile.handle === args.params.handle) return;
  throw redirect(`../${profile.handle}${rest}${new URL(args.request.url).search}`, 301);
}

/** A refusal as the page shows it: what is gone, hidden or invented is the same 404. */
const refused = <T extends { status: number }>(page: T) => data(page, { status: page.status === 404 ? 404 : 503 });

/** The server asks without a cookie, so the page is the same for every visitor. */
export async function loadMember(args: LoaderFunctionArgs) {
  try {
    const found = await profileFor(args);
    moveOn(args, found.profile);
    return { ...found, ...(await postsFor(args, found.profile)) } satisfies MemberPage;
  } catch (error) {
    return refused<MemberPage & { status: number }>({ ...NONE, status: statusOf(error) });
  }
}

/** One post for everybody, by the address that is shared. */
export async function loadMemberPost(args: LoaderFunctionArgs) {
  const path = memberPath(args.params);
  const id = encodeURIComponent(args.params.id ?? '');
  try {
    const [profile, { post }] = await Promise.all([
      api(args)<MemberProfile>(path),
      api(args)<PostAnswer>(`${path}/posts/${id}`),
    ]);
    moveOn(args, profile, `/posts/${id}`);
    return { profile, post } satisfies MemberPostPage;
  } catch (error) {
    return refused<MemberPostPage & { status: number }>({ status: statusOf(error) });
  }
}

/** The code of an act comes with the first one: most visitors only read. */
export const memberActs = actsOf(async (client, act: MemberAct): Promise<unknown> => {
  const { meetOrAvoid } = await import(/* webpackChunkName: "mf-verse-about-someone" */ '../../shared/meet-or-avoid');
  return meetOrAvoid(client, act);
});
