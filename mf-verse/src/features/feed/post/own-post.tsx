import { useState } from 'react';
import type { FeedPost } from '@verse/api-contract/api';
import { useToggle } from '@verse/contract/server-state';
import { Button, Cluster } from '@verse/ui';
import { MutedText } from '../../../shared/muted-text';
import { deletePost } from '../feed.api';
import { EditPost } from './edit-post';
import type { PostHolder } from './post-holder';

interface OwnPostProps {
  post: FeedPost;
  holder: PostHolder;
  titleId: string;
}

/** The author's actions on a post, limited to those that the API allows. */
export function OwnPost({ post, holder, titleId }: OwnPostProps) {
  const [isEditing, setIsEditing] = useState(false);
  const {
    button,
    isOn: isDeleted,
    set: setDeleted,
  } = useToggle({
    isOn: post.state === 'deleted',
    send: (api, on) => deletePost(api, post.id, on),
    failed: 'We couldn’t change your post',
    success: (on) => (on ? 'Post deleted.' : undefined),
    onShow: (on) => (on ? holder.drop(post.id) : holder.restore(post.id)),
  });
  const may = (act: FeedPost['acts'][number]) => post.acts.includes(act);
  if (post.acts.length === 0) return null;
  return (
    <Cluster gap={2}>
      {may('edit') && !isDeleted ? (
        <Button variant="quiet" size="small" aria-describedby={titleId} onClick={() => setIsEditing(true)}>
          Edit
        </Button>
      ) : null}
      {isDeleted || may('delete') ? (
        <Button
          ref={button}
          variant="quiet"
          size="small"
          aria-describedby={titleId}
          onClick={() => setDeleted(!isDeleted)}
        >
          {isDeleted ? 'Restore' : 'Delete'}
        </Button>
      ) : null}
      {isDeleted ? <MutedText>This post is deleted. Only you can see it.</MutedText> : null}
      {isEditing ? <EditPost post={post} onSaved={holder.replace} onClose={() => setIsEditing(false)} /> : null}
    </Cluster>
  );
}
