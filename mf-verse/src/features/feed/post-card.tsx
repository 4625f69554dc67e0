import { useId, useState } from 'react';
import type { FeedPost } from '@verse/api-contract/community-posts';
import { COMMUNITY_RULES, type CommunityRule } from '@verse/api-contract/moderation';
import { PlaceLink } from '@verse/contract/place-link';
import { Alert, Badge, Card, Picture } from '@verse/ui';
import { AboutSomeone } from '../../shared/about-someone';
import { MADE_HOW_WORDS } from '../../shared/made-how';
import { MemberText } from '../../shared/member-text';
import { Byline } from './byline';
import { Comments } from './comments';
import { OwnPost } from './own-post';
import { PostBar } from './post-bar';
import styles from './post-card.module.scss';
import type { PostHolder } from './post-holder';
import { PostedAt } from './posted-at';
import { WhyHere } from './why-here';

interface PostCardProps {
  post: FeedPost;
  holder: PostHolder;
  /** The first of a list is looked at at once. */
  isFirst?: boolean;
  /** Shown alone: with its comments. */
  isAlone?: boolean;
  /** Its place in the list comes from what it was answered with. */
  isRanked?: boolean;
}

export function PostCard({ post, holder, isFirst = false, isAlone = false, isRanked = false }: PostCardProps) {
  const [count, setCount] = useState({ of: post, comments: post.comments });
  const [isOpen, setIsOpen] = useState(isAlone);
  const [titleId, commentsId] = [useId(), useId()];
  if (count.of !== post) setCount({ of: post, comments: post.comments });
  const isShown = post.state === 'shown';
  return (
    <Card as="article" className={styles.card} aria-labelledby={titleId}>
      <PostHead post={post} holder={holder} titleId={titleId} as={isAlone ? 'h2' : 'h3'} />
      {post.removal ? <Removal removal={post.removal} isOwn={post.isOwn} /> : null}
      {post.text ? <MemberText text={post.text} /> : null}
      {post.picture ? (
        <Picture
          className={styles.picture}
          src={post.picture.src}
          srcSet={post.picture.srcset}
          sizes="(width >= 1100px) 48rem, 100vw"
          alt={post.picture.alt}
          width={post.picture.width}
          height={post.picture.height}
          isPriority={isFirst}
        />
      ) : null}
      {isRanked ? <WhyHere why={post.why} /> : null}
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
  const isTheirs = (other: FeedPost) => other.author.id === author.id;
  return (
    <header className={styles.head}>
      <div className={styles.top}>
        <Byline
          author={author}
          name={(name) => (
            <Heading className={styles.name} id={titleId}>
              {name}
            </Heading>
          )}
        >
          <PostedAt at={createdAt} editedAt={editedAt} />
        </Byline>
        {post.isOwn || post.state !== 'shown' ? null : (
          <AboutSomeone
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
            <Badge>{skill}</Badge>
          </li>
        ))}
        {visibility === 'members' ? (
          <li>
            <Badge tone="accent">Members only</Badge>
          </li>
        ) : null}
        {madeHow === 'unsaid' ? null : (
          <li>
            <Badge>{MADE_HOW_WORDS[madeHow]}</Badge>
          </li>
        )}
      </ul>
    </header>
  );
}

interface RemovalProps {
  removal: NonNullable<FeedPost['removal']>;
  isOwn: boolean;
}

/** Only its author and the team see a post that was removed. */
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
        {isOwn ? <PlaceLink place="safety">Decisions about you, and how to appeal</PlaceLink> : null}
      </div>
    </Alert>
  );
}
