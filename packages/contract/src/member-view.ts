/**
 * Header with which the loader of a public page names the API path that decides whether a signed-in member may see what
 * guests may not. The gateway asks it with the member's cookie and, after a 200, renders the page again for members.
 *
 * @example throw data(null, { status: 404, headers: { [MEMBER_VIEW]: '/api/members/ada/view' } });
 */
export const MEMBER_VIEW = 'x-member-view';

/** Header of the request that a loader gets when the page is rendered again for members. */
export const FOR_MEMBERS = 'x-for-members';

/**
 * Returns whether a public page is rendered for a member who may see what guests may not. The rendering has no cookie:
 * it says that the page is for members, and the browser loads the content.
 *
 * @example if (isForMembers(args.request)) return { status: 404, isForMembers: true };
 */
export const isForMembers = (request: Pick<Request, 'headers'>): boolean => request.headers.has(FOR_MEMBERS);
