import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { FeedPost, MemberProfile, OwnTags } from '@verse/api-contract/api';
import { tagsIn } from '@verse/api-contract/community/post-marks';
import { PageLink } from '@verse/contract/page-link';
import { useSession, useShell } from '@verse/contract/react';
import { useLoad } from '@verse/contract/server-state';
import { Badge, ButtonLink } from '@verse/ui';
import { MADE_HOW_LABELS } from '../../shared/made-how-labels';
import { MutedTag } from '../../shared/muted-tag';
import { MutedText } from '../../shared/muted-text';
import { countAnswers } from '../../shared/post-labels';
import { PostText } from '../../shared/post-text';
import { PostedOn } from '../../shared/posted-on';
import { StoredPicture } from '../../shared/stored-picture';
import { LazyMemberMenu } from './lazy-member-menu';
import styles from './open-post.module.scss';
import { Portrait } from './portrait';

const SIZES = '(width >= 50rem) 46rem, 100vw';

/** Returns the first tag in the post that the signed-in member has muted. */
function useMutedTag({ text }: FeedPost, { id }: MemberProfile): string | undefined {
  const { user } = useSession();
  const feed = useShell().href('feed');
  const tags = tagsIn(text);
  const isAsked = user !== null && user !== undefined && user.id !== id && tags.length > 0;
  const { data } = useLoad<OwnTags | null>(isAsked ? `${feed}/own-tags` : null);
  const muted = new Set(data?.muted.map(({ tag }) => tag));
  return tags.find((tag) => muted.has(tag));
}

/**
 * A public post. It is the same for every visitor, except that members who have muted one of its tags see a notice
 * first.
 */
export function OpenPost(props: OpenPostProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const mutedTag = useMutedTag(props.post, props.profile);
  if (mutedTag === undefined || isUnfolded) return <Whole {...props} />;
  return (
    <>
      <h1 className={styles.title}>
        A post by <bdi>{props.profile.name}</bdi>
      </h1>
      <MutedTag tag={mutedTag} what="This post" onShow={() => setIsUnfolded(true)} />
    </>
  );
}

interface OpenPostProps {
  post: FeedPost;
  profile: MemberProfile;
}

/** Members can reply to the post on its Verse page. */
function Whole({ post, profile }: OpenPostProps) {
  const { href } = useShell();
  const { id, text, picture, madeHow, createdAt, editedAt } = post;
  const { handle, name } = profile;
  const { user } = useSession();
  return (
    <article className={styles.post}>
      <header className={styles.head}>
        <Portrait className={styles.portrait ?? ''} name={name} picture={profile.picture} />
        <div>
          <h1 className={styles.title}>
            A post by <bdi>{name}</bdi>
          </h1>
          <MutedText>
            <PostedOn iso={createdAt} />
            {editedAt ? ' · edited' : null}
          </MutedText>
        </div>
        {user && user.id !== profile.id ? (
          <div className={styles.about}>
            <LazyMemberMenu type="post" id={id} author={profile} />
          </div>
        ) : null}
      </header>
      {text ? <PostText text={text} mentions={post.mentions ?? []} /> : null}
      {picture ? (
        <StoredPicture
          picture={picture}
          className={styles.picture}
          sizes={SIZES}
          data-tall={picture.height > picture.width || undefined}
          isPriority
        />
      ) : null}
      {madeHow === 'unsaid' ? null : (
        <p>
          <Badge>{MADE_HOW_LABELS[madeHow]}</Badge>
        </p>
      )}
      <footer className={styles.foot}>
        <MutedText>{countAnswers(post)}</MutedText>
        <p className={styles.ways}>
          <ButtonLink as={Link} to={href('post', { id }) ?? ''}>
            Like or comment
          </ButtonLink>
          <PageLink page="member" params={{ handle }}>
            More by <bdi>{name}</bdi>
          </PageLink>
        </p>
      </footer>
    </article>
  );
}
