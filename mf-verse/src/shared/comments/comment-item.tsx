import { useState } from 'react';
import type { CommentAnswer, PostComment } from '@verse/api-contract/api';
import { COMMUNITY_RULES, type CommunityRule } from '@verse/api-contract/community/moderation.values';
import { PageLink } from '@verse/contract/page-link';
import { useToggle, type Which } from '@verse/contract/server-state';
import { Button, Cluster, Stack } from '@verse/ui';
import { Byline } from '../byline';
import { MemberMenu } from '../member-menu';
import { PostedAt } from '../posted-at';
import { CommentForm } from './comment-form';
import styles from './comment-item.module.scss';
import { CommentText } from './comment-text';
import { type CommentSubject, deleteComment } from './comments.api';
import { CritiqueForm } from './critique-form';
import { HelpedButton } from './helped-button';

interface CommentItemProps {
  subject: CommentSubject;
  comment: PostComment;
  holder: {
    replace: (comment: PostComment) => void;
    drop: (which: Which<PostComment>) => void;
    restore: (which: Which<PostComment>) => void;
  };
  onCount: (count: number) => void;
  isAnswering: boolean;
  onAnswer: () => void;
  onWritten: (answer: CommentAnswer) => void;
}

export function CommentItem(props: CommentItemProps) {
  const { comment, subject, holder, isAnswering, onAnswer, onWritten } = props;
  const { author, createdAt, editedAt, removal, isOwn } = comment;
  if (!author) return <p className={styles.gone}>Removed by its author.</p>;
  const isTheirs = (other: PostComment) => other.author?.id === author.id;
  return (
    <Stack as="article" gap={2} aria-label={`Comment by ${author.name}`}>
      <div className={styles.top}>
        <Byline author={author} size="small" name={(name) => <p className={styles.name}>{name}</p>}>
          <PostedAt at={createdAt} editedAt={editedAt} />
        </Byline>
        {isOwn || comment.state !== 'shown' ? null : (
          <MemberMenu
            type="comment"
            id={comment.id}
            author={author}
            onAway={(isAway) => (isAway ? holder.drop(isTheirs) : holder.restore(isTheirs))}
          />
        )}
      </div>
      {removal ? <Removal removal={removal} isOwn={isOwn} /> : null}
      <CommentText comment={comment} />
      <Cluster gap={1}>
        {comment.state === 'shown' ? (
          <Button variant="quiet" size="small" aria-expanded={isAnswering} onClick={onAnswer}>
            Reply
          </Button>
        ) : null}
        {comment.mayMark ? <HelpedButton subject={subject} comment={comment} /> : null}
        <OwnComment {...props} />
      </Cluster>
      {isAnswering ? (
        <CommentForm
          subject={subject}
          parentId={comment.parentId ?? comment.id}
          label={`Reply to ${author.name}`}
          onWritten={onWritten}
          onCancel={onAnswer}
        />
      ) : null}
    </Stack>
  );
}

function Removal({ removal, isOwn }: { removal: NonNullable<PostComment['removal']>; isOwn: boolean }) {
  const rule = COMMUNITY_RULES[removal.rule as CommunityRule];
  return (
    <p className={styles.gone}>
      {`Removed. Only ${isOwn ? 'you' : 'its author and the team'} can see it. ${rule}. `}
      <bdi>{removal.reason}</bdi> {isOwn ? <PageLink page="safety">Why, and how to appeal</PageLink> : null}
    </p>
  );
}

function OwnComment({ comment, subject, holder, onCount }: CommentItemProps) {
  const [isEditing, setIsEditing] = useState(false);
  const { button, set: setDeleted } = useToggle({
    isOn: false,
    send: (api, on) => deleteComment(api, subject, comment.id, on),
    failed: 'We couldn’t change your comment',
    success: (on) => (on ? 'Comment deleted.' : undefined),
    onShow: (on) => (on ? holder.drop(comment.id) : holder.restore(comment.id)),
    onSaved: ({ count }) => onCount(count),
  });
  if (isEditing) {
    const form = {
      subject,
      onWritten(answer: CommentAnswer) {
        setIsEditing(false);
        holder.replace(answer.comment);
      },
      onCancel: () => setIsEditing(false),
    };
    return (
      <div className={styles.editing}>
        {comment.answers ? (
          <CritiqueForm
            questions={comment.answers.map(({ question }) => question)}
            changed={{ ...comment, answers: comment.answers }}
            {...form}
          />
        ) : (
          <CommentForm changed={comment} label="Change your comment" {...form} />
        )}
      </div>
    );
  }
  return (
    <>
      {comment.acts.includes('edit') ? (
        <Button variant="quiet" size="small" onClick={() => setIsEditing(true)}>
          Edit
        </Button>
      ) : null}
      {comment.acts.includes('delete') ? (
        <Button ref={button} variant="quiet" size="small" onClick={() => setDeleted(true)}>
          Delete
        </Button>
      ) : null}
    </>
  );
}
