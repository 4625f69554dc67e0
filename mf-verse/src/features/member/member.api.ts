import { data, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import type {
  CritiquesPage,
  FeedPost,
  MemberCollections,
  MemberProfile,
  MemberView,
  OfferedPackage,
  Work,
} from '@verse/api-contract/api';
import { ApiError } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { isForMembers, MEMBER_VIEW } from '@verse/contract/member-view';
import { api } from '@verse/contract/react';
import type { LoadedPage } from '@verse/contract/server-state';
import { NO_REVIEWS, type ReviewsPart, toReviewsPart } from '../../shared/review-pages';

/** The data of a public page. It must be serialisable for hydration. */
export interface MemberPage extends LoadedPage<FeedPost> {
  profile?: MemberProfile;
  packages: OfferedPackage[];
  reviews: ReviewsPart;
  /** The member's critiques that helped. Undefined if they cannot be loaded. */
  critiques?: CritiquesPage | undefined;
  /** The member's public collections; empty if they cannot be loaded. */
  collections: MemberCollections['collections'];
  /** The signed-in member's relation to this member. */
  own?: Omit<MemberView, 'profile'>;
  /** HTTP status of the failure; 0 if there was no response. */
  status?: number;
  /** Set if the page is for members, and this visitor may see it. The browser loads its content. */
  isForMembers?: true;
}

export interface MemberPostPage {
  profile?: MemberProfile;
  post?: FeedPost;
  status?: number;
}

/** A work as shown in links to the previous and next works. */
export type WorkLink = Pick<Work, 'id' | 'title' | 'pictures'>;

export interface WorkPage extends Pick<MemberPage, 'profile' | 'own' | 'status' | 'isForMembers'> {
  work?: Work;
  previousWork?: WorkLink | undefined;
  nextWork?: WorkLink | undefined;
}

/** Query parameter that loads the page as a signed-in member sees it. */
export const AS_MEMBER = 'as-member';

const POSTS = 10;

const getStatus = (error: unknown): number => {
  if (!(error instanceof ApiError)) throw error;
  return error.status;
};

const memberPath = ({ handle = '' }: { handle?: string | undefined }) => `/api/members/${encodeURIComponent(handle)}`;

async function profileFor(
  args: LoaderFunctionArgs,
): Promise<Required<Pick<MemberPage, 'profile'>> & Pick<MemberPage, 'own'>> {
  const params = { handle: args.params.handle };
  if (!new URL(args.request.url).searchParams.has(AS_MEMBER))
    return { profile: await callApi(api(args), 'GET /api/members/{handle}', { params }) };
  const { profile, ...own } = await callApi(api(args), 'GET /api/members/{handle}/view', { params });
  return { profile, own };
}

/**
 * Loads the newest posts, or the posts after the cursor in `?after=`. If posts after a cursor cannot be loaded, the
 * list shows the failure message.
 */
async function postsFor(args: LoaderFunctionArgs, { id, handle }: MemberProfile): Promise<LoadedPage<FeedPost>> {
  const { searchParams } = new URL(args.request.url);
  const after = searchParams.get('after');
  const part = { limit: POSTS, cursor: after };
  const asked = searchParams.has(AS_MEMBER)
    ? callApi(api(args), 'GET /api/posts', { query: { author: id, ...part } })
    : callApi(api(args), 'GET /api/members/{handle}/posts', { params: { handle }, query: part });
  return asked.then(
    ({ posts, next }) => ({ entries: posts, next, after }),
    (error: unknown) => {
      if (after === null || getStatus(error) === 401) throw error;
      return { entries: [], next: after, after, failure: 'The posts could not be loaded.' };
    },
  );
}

async function packagesFor(args: LoaderFunctionArgs): Promise<OfferedPackage[]> {
  const params = { handle: args.params.handle };
  const { packages } = await callApi(api(args), 'GET /api/members/{handle}/packages', { params });
  return packages;
}

const reviewsFor = (args: LoaderFunctionArgs): Promise<ReviewsPart> =>
  toReviewsPart(callApi(api(args), 'GET /api/members/{handle}/reviews', { params: { handle: args.params.handle } }));

const NONE = {
  entries: [],
  next: null,
  after: null,
  packages: [],
  reviews: NO_REVIEWS,
  collections: [],
} satisfies MemberPage;
/** Query parameter with the cursor of a page of the critiques. */
export const CRITIQUES = 'critiques';

const FEW_CRITIQUES = 6;

/** Loads critiques that helped. The profile is shown without them if that fails. */
function critiquesFor(args: LoaderFunctionArgs): Promise<CritiquesPage | undefined> {
  const cursor = new URL(args.request.url).searchParams.get(CRITIQUES);
  const params = { handle: args.params.handle };
  const query = { limit: FEW_CRITIQUES, cursor };
  return callApi(api(args), 'GET /api/members/{handle}/critiques', { params, query }).catch((error: unknown) => {
    getStatus(error);
    return undefined;
  });
}

/** Loads the public collections. The profile is shown without them if that fails. */
function collectionsFor(args: LoaderFunctionArgs): Promise<MemberPage['collections']> {
  const params = { handle: args.params.handle };
  return callApi(api(args), 'GET /api/members/{handle}/collections', { params }).then(
    ({ collections }) => collections,
    (error: unknown) => {
      getStatus(error);
      return [];
    },
  );
}

/** Permanently redirects from a former handle. */
function redirectToCurrentHandle(args: LoaderFunctionArgs, profile: MemberProfile, rest: string[] = []): void {
  if (profile.handle === args.params.handle) return;
  const path = ['..', profile.handle, ...rest.map(encodeURIComponent)].join('/');
  throw redirect(path + new URL(args.request.url).search, 301);
}

/**
 * Returns the failure as page data. Deleted, hidden and non-existent pages all return 404. `memberView` decides whether
 * a signed-in member may see the page.
 */
const toFailure = <T extends { status: number }>(page: T, memberView?: string) =>
  data(page, {
    status: page.status === 404 ? 404 : 503,
    headers: memberView !== undefined && page.status === 404 ? { [MEMBER_VIEW]: memberView } : {},
  });

/** The page's data when the server renders it for a member who may see it. */
const FOR_MEMBERS_ONLY = { status: 404, isForMembers: true } as const;

/** The server sends no cookie to the API, so the page is the same for every visitor. */
export async function loadMember(args: LoaderFunctionArgs) {
  if (isForMembers(args.request)) return { ...NONE, ...FOR_MEMBERS_ONLY } satisfies MemberPage;
  try {
    const profile = await profileFor(args);
    redirectToCurrentHandle(args, profile.profile);
    const [posts, packages, reviews, critiques, collections] = await Promise.all([
      postsFor(args, profile.profile),
      packagesFor(args),
      reviewsFor(args),
      critiquesFor(args),
      collectionsFor(args),
    ]);
    return { ...profile, ...posts, packages, reviews, critiques, collections } satisfies MemberPage;
  } catch (error) {
    const view = `${memberPath(args.params)}/view`;
    return toFailure<MemberPage & { status: number }>({ ...NONE, status: getStatus(error) }, view);
  }
}

/** Loads a public post by its shareable URL. */
export async function loadMemberPost(args: LoaderFunctionArgs) {
  const { handle, id = '' } = args.params;
  try {
    const [profile, { post }] = await Promise.all([
      callApi(api(args), 'GET /api/members/{handle}', { params: { handle } }),
      callApi(api(args), 'GET /api/members/{handle}/posts/{id}', { params: { handle, id } }),
    ]);
    redirectToCurrentHandle(args, profile, ['posts', id]);
    return { profile, post } satisfies MemberPostPage;
  } catch (error) {
    return toFailure<MemberPostPage & { status: number }>({ status: getStatus(error) });
  }
}

const toLink = (work: Work | undefined): WorkLink | undefined =>
  work && { id: work.id, title: work.title, pictures: work.pictures.slice(0, 1) };

/** Loads a work if its author's profile shows it to this visitor. */
export async function loadWork(args: LoaderFunctionArgs) {
  const { id = '' } = args.params;
  if (isForMembers(args.request)) return { ...FOR_MEMBERS_ONLY } satisfies WorkPage;
  const view = `${memberPath(args.params)}/view?work=${encodeURIComponent(id)}`;
  try {
    const { profile: found, ...relation } = await profileFor(args);
    redirectToCurrentHandle(args, found, ['works', id]);
    const { works = [], ...profile } = found;
    const at = works.findIndex((work) => work.id === id);
    if (at === -1) return toFailure<WorkPage & { status: number }>({ status: 404 }, view);
    const previousWork = toLink(works[at - 1]);
    const nextWork = toLink(works[at + 1]);
    return { ...relation, profile, work: works[at]!, previousWork, nextWork } satisfies WorkPage;
  } catch (error) {
    return toFailure<WorkPage & { status: number }>({ status: getStatus(error) }, view);
  }
}
