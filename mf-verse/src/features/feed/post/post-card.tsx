import { useId, useState } from 'react';
import type { FeedPost } from '@verse/api-contract/api';
import { COMMUNITY_RULES, type CommunityRule } from '@verse/api-contract/community/moderation.values';
import { PageLink } from '@verse/contract/page-link';
import { useShell } from '@verse/contract/react';
import { Alert, Badge, Card, Picture, Stack } from '@verse/ui';
import { Byline } from '../../../shared/byline';
import { Comments } from '../../../shared/comments/comments';
import { MADE_HOW_LABELS } from '../../../shared/made-how-labels';
import { MemberMenu } from '../../../shared/member-menu';
import { MutedTag } from '../../../shared/muted-tag';
import { PostText } from '../../../shared/post-text';
import { PostedAt } from '../../../shared/posted-at';
import { SkillLink } from '../../../shared/skill-link';
import { OwnPost } from './own-post';
import { PostBar } from './post-bar';
import styles from './post-card.module.scss';
import type { PostHolder } from './post-holder';
import { FollowedTagNote, RankExplanation } from './rank-explanation';

interface PostCardProps {
  post: FeedPost;
  holder: PostHolder;
  /** Whether this is the first post in a list. If so, its picture is loaded with high priority. */
  isFirst?: boolean;
  /** Whether the post is shown on its own, with its comments. */
  isAlone?: boolean;
  /** Whether the list is ranked. If so, the card explains the post's position. */
  isRanked?: boolean;
  /** Whether the card mentions that the member follows one of the post's tags. */
  isInFeed?: boolean;
}

/** A post. If it has a muted tag, it is hidden behind a notice. */
export function PostCard(props: PostCardProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { mutedTag } = props.post;
  if (mutedTag !== undefined && !isUnfolded)
    return <MutedTag tag={mutedTag} what="This post" onShow={() => setIsUnfolded(true)} />;
  return <OpenCard {...props} />;
}

function OpenCard({
  post,
  holder,
  isFirst = false,
  isAlone = false,
  isRanked = false,
  isInFeed = false,
}: PostCardProps) {
  const [count, setCount] = useState({ of: post, comments: post.comments });
  const [isOpen, setIsOpen] = useState(isAlone);
  const titleId = useId();
  const commentsId = useId();
  if (count.of !== post) setCount({ of: post, comments: post.comments });
  const isShown = post.state === 'shown';
  return (
    <Card as="article" className={styles.card} aria-labelledby={titleId}>
      <PostHead post={post} holder={holder} titleId={titleId} as={isAlone ? 'h2' : 'h3'} />
      {post.removal ? <Removal removal={post.removal} isOwn={post.isOwn} /> : null}
      {post.text ? <PostText text={post.text} mentions={post.mentions ?? []} /> : null}
      {post.picture ? (
        <Picture
          className={styles.picture}
          src={post.picture.src}
          srcSet={post.picture.srcset}
          sizes="(width >= 1100px) 48rem, 100vw"
          alt={post.picture.alt}
          width={post.picture.width}
          height={post.picture.height}
          data-tall={post.picture.height > post.picture.width || undefined}
          isPriority={isFirst}
        />
      ) : null}
      {isInFeed && post.followedTag !== undefined ? <FollowedTagNote tag={post.followedTag} /> : null}
      {isRanked ? <RankExplanation why={post.why} /> : null}
      {isShown ? (
        <PostBar
          post={post}
          comments={count.comments}
          titleId={titleId}
          commentsId={commentsId}
          areCommentsOpen={isOpen}
          onComments={() => setIsOpen(!isOpen)}
        />
      ) : null}
      <OwnPost post={post} holder={holder} titleId={titleId} />
      {isOpen && isShown ? (
        <Comments id={commentsId} post={post} onCount={(comments) => setCount({ of: post, comments })} />
      ) : null}
    </Card>
  );
}

interface PostHeadProps extends Pick<PostCardProps, 'post' | 'holder'> {
  titleId: string;
  as: 'h2' | 'h3';
}

function PostHead({ post, holder, titleId, as: Heading }: PostHeadProps) {
  const { author, createdAt, editedAt, madeHow, visibility } = post;
  const { href } = useShell();
  const isTheirs = (other: FeedPost) => other.author.id === author.id;
  return (
    <Stack as="header" gap={3}>
      <div className={styles.top}>
        <Byline
          author={author}
          name={(name) => (
            <Heading className={styles.name} id={titleId}>
              {name}
            </Heading>
          )}
        >
          <PostedAt at={createdAt} editedAt={editedAt} to={href('post', { id: post.id })} />
        </Byline>
        {post.isOwn || post.state !== 'shown' ? null : (
          <MemberMenu
            type="post"
            id={post.id}
            author={author}
            onAway={(isAway) => (isAway ? holder.drop(isTheirs) : holder.restore(isTheirs))}
          />
        )}
      </div>
      <ul className={styles.tags} aria-label="About this post">
        {author.badges.map((badge) => (
          <li key={badge}>
            <Badge tone="highlight">{badge}</Badge>
          </li>
        ))}
        {author.skills.map((skill) => (
          <li key={skill}>
            <SkillLink skill={skill} />
          </li>
        ))}
        {visibility === 'members' ? (
          <li>
            <Badge tone="accent">Members only</Badge>
          </li>
        ) : null}
        {madeHow === 'unsaid' ? null : (
          <li>
            <Badge>{MADE_HOW_LABELS[madeHow]}</Badge>
          </li>
        )}
      </ul>
    </Stack>
  );
}

interface RemovalProps {
  removal: NonNullable<FeedPost['removal']>;
  isOwn: boolean;
}

/** Explains why a post was removed. Only its author and the team can see a removed post. */
function Removal({ removal: { rule, reason, quote }, isOwn }: RemovalProps) {
  const who = isOwn ? 'you' : 'its author and the team';
  return (
    <Alert tone="warning" title={`This post was removed. Only ${who} can see it.`}>
      <div className={styles.removal}>
        <p>
          <strong>{COMMUNITY_RULES[rule as CommunityRule]}.</strong> <bdi>{reason}</bdi>
        </p>
        {quote ? (
          <blockquote className={styles.quote} dir="auto">
            {quote}
          </blockquote>
        ) : null}
        {isOwn ? <PageLink page="safety">Why, and how to appeal</PageLink> : null}
      </div>
    </Alert>
  );
}
