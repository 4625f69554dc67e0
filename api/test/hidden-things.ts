import { comment as writeComment, commentOf, like, posted } from './feed';
import { idOf, listOf } from './notified';
import { PASSWORD, type Town, type Visitor } from './people';
import { addWork, changeProfile, ownProfile } from './profile-people';

/** Why other members cannot see the thing: it is restricted, or it no longer exists. */
export type Why = 'of another' | 'for members' | 'deleted' | 'removed' | 'hidden' | 'blocked';

export interface Thing {
  why: Why;
  /** Values for the path's parameters, in order. */
  ids: readonly string[];
  /** The same values, but with an id that has never existed. */
  invented: readonly string[];
}

/** Things of each kind, keyed by path pattern. */
export type Things = Record<string, Thing[]>;

export interface Hidden {
  owner: Visitor;
  /** The member whom the owner has blocked. */
  blocked: Visitor;
  moderator: Visitor;
  things: Things;
}

const INVENTED = '0123456789abcdef01234567';
const INVENTED_HANDLE = 'nobody-has-this';
const VERDICT = { rule: 'spam', quote: 'A post', reason: 'Leave out the link.' };

async function removeByModerator(reporter: Visitor, moderator: Visitor, type: string, id: string): Promise<string> {
  await reporter.post('/api/reports', { type, id, reason: 'spam' });
  const about = `${type}.${id}`;
  const body = { decision: 'remove', ...VERDICT };
  const answer = await moderator.send('PATCH', `/api/moderation/cases/${about}`, body, { 'if-match': '"1"' });
  if (answer.status !== 200) throw new Error(`not removed: ${answer.status} ${await answer.text()}`);
  return about;
}

const thing = (why: Why, ids: string[], invented = [INVENTED]): Thing => ({ why, ids, invented });

const ofOwner = (ids: string[]) => thing('of another', ids);

/** Creates the owner's posts and comments in every state. A moderator removes two of them. */
async function hidePosts(owner: Visitor, friend: Visitor, moderator: Visitor): Promise<Things> {
  const post = async (visibility = 'public') => (await posted(owner, { text: 'A post', visibility })).id;
  const comment = async (id: string) => (await commentOf(writeComment(owner, id))).comment.id;
  const shown = await post();
  const forMembers = await post('members');
  const deleted = await post();
  const removed = await post();
  const shownComment = await comment(shown);
  const deletedComment = await comment(shown);
  const removedComment = await comment(shown);
  const commentOfDeleted = await comment(deleted);
  await like(friend, shown);
  await owner.delete(`/api/posts/${shown}/comments/${deletedComment}`);
  await owner.delete(`/api/posts/${deleted}`);
  const cases = [
    await removeByModerator(friend, moderator, 'post', removed),
    await removeByModerator(friend, moderator, 'comment', removedComment),
    `profile.${await idOf(owner)}`,
  ];
  return {
    '/api/posts/:id': [
      ofOwner([shown]),
      thing('for members', [forMembers]),
      thing('deleted', [deleted]),
      thing('removed', [removed]),
      thing('blocked', [shown]),
    ],
    '/api/posts/:id/comments/:comment': [
      thing('of another', [shown, shownComment], [shown, INVENTED]),
      thing('deleted', [shown, deletedComment], [shown, INVENTED]),
      thing('removed', [shown, removedComment], [shown, INVENTED]),
      thing('deleted', [deleted, commentOfDeleted], [INVENTED, commentOfDeleted]),
      thing('for members', [forMembers, shownComment], [INVENTED, shownComment]),
      thing('blocked', [shown, shownComment], [INVENTED, shownComment]),
    ],
    '/api/moderation/cases/:id': cases.map((id) => thing('of another', [id], [`post.${INVENTED}`])),
  };
}

/** Returns three profiles: an owner who has blocked another member, a hidden member, and a leaving member. */
async function hidePeople(town: Town, owner: Visitor, blocked: Visitor): Promise<Thing[]> {
  const hiddenMember = await town.resident('member');
  const leaver = await town.resident('member');
  const handleOf = async (one: Visitor) => (await ownProfile(one)).handle;
  const people = [
    thing('blocked', [await handleOf(owner)], [INVENTED_HANDLE]),
    thing('hidden', [await handleOf(hiddenMember)], [INVENTED_HANDLE]),
    thing('hidden', [await handleOf(leaver)], [INVENTED_HANDLE]),
  ];
  await changeProfile(hiddenMember, { visibility: 'nobody' });
  const left = await leaver.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' });
  if (!left.ok) throw new Error(`not left: ${left.status}`);
  await owner.send('PUT', `/api/members/${await handleOf(blocked)}/block`);
  return people;
}

/** Returns works that their makers show to some or to no one, and comments on them. */
async function hideWorks(town: Town, owner: Visitor, friend: Visitor): Promise<Things> {
  const workOf = async (maker: Visitor) => {
    const { id } = await addWork(town, maker);
    return { id, comment: (await commentOf(writeComment(friend, id, {}, undefined, 'works'))).comment.id };
  };
  const makers = await Promise.all([0, 1, 2].map(() => town.resident('member')));
  const [forMembers, hidden, leaving] = await Promise.all(makers.map(workOf));
  const shown = await workOf(owner);
  const deleted = await workOf(owner);
  await changeProfile(makers[0]!, { visibility: 'members' });
  await changeProfile(makers[1]!, { visibility: 'nobody' });
  await makers[2]!.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' });
  await owner.delete(`/api/me/works/${deleted.id}`);
  const all = [
    ['of another', shown],
    ['blocked', shown],
    ['for members', forMembers!],
    ['hidden', hidden!],
    ['hidden', leaving!],
    ['deleted', deleted],
  ] as const;
  return {
    '/api/works/:id': all.map(([why, { id }]) => thing(why, [id])),
    '/api/works/:id/comments/:comment': all.map(([why, { id, comment }]) =>
      thing(why, [id, comment], why === 'of another' ? [id, INVENTED] : [INVENTED, comment]),
    ),
  };
}

/** Creates one owner's things, some visible to others, some deleted or hidden from others. */
export async function hideThings(town: Town): Promise<Hidden> {
  const owner = await town.resident('member', 'owner@example.org');
  const blocked = await town.resident('member');
  const moderator = await town.resident('moderator');
  const words = await hidePosts(owner, await town.resident('member'), moderator);
  const work = await addWork(town, owner);
  const deletedWork = await addWork(town, owner);
  await owner.delete(`/api/me/works/${deletedWork.id}`);
  const { notifications } = await listOf(owner);
  const things: Things = {
    ...words,
    ...(await hideWorks(town, owner, await town.resident('member'))),
    '/api/members/:handle': await hidePeople(town, owner, blocked),
    '/api/me/works/:id': [ofOwner([work.id]), thing('deleted', [deletedWork.id])],
    '/api/notifications/:id': notifications.map(({ id }) => ofOwner([id])),
  };
  if (!Object.values(things).every(({ length }) => length > 0)) throw new Error('there is nothing to hide');
  return { owner, blocked, moderator, things };
}
