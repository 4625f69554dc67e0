import { useState } from 'react';
import type { FeedPost } from '@verse/api-contract/community-posts';
import { Button } from '@verse/ui';
import { useAct } from '../../shared/use-act';
import { EditPost } from './edit-post';
import type { FeedAct } from './feed.api';
import styles from './own-post.module.scss';
import type { PostHolder } from './post-holder';

interface OwnPostProps {
  post: FeedPost;
  holder: PostHolder;
  titleId: string;
}

/** What the author may do with a post: what the API says, and nothing else. */
export function OwnPost({ post, holder, titleId }: OwnPostProps) {
  const [isEditing, setIsEditing] = useState(false);
  const { button, on, wish } = useAct<FeedAct>({
    is: post.state === 'deleted',
    act: (gone) => ({ what: 'delete', id: post.id, on: gone }),
    refused: 'Your post was not changed',
    done: (gone) => (gone ? 'Post deleted.' : undefined),
    onShow: (gone) => (gone ? holder.drop(post.id) : holder.restore(post.id)),
  });
  const may = (act: FeedPost['acts'][number]) => post.acts.includes(act);
  if (post.acts.length === 0) return null;
  return (
    <div className={styles.own}>
      {may('edit') && !on ? (
        <Button variant="quiet" size="small" aria-describedby={titleId} onClick={() => setIsEditing(true)}>
          Edit
        </Button>
      ) : null}
      {on || may('delete') ? (
        <Button ref={button} variant="quiet" size="small" aria-describedby={titleId} onClick={() => wish(!on)}>
          {on ? 'Restore' : 'Delete'}
        </Button>
      ) : null}
      {on ? <p className={styles.note}>This post is deleted. Only you can see it.</p> : null}
      {isEditing ? <EditPost post={post} onSaved={holder.replace} onClose={() => setIsEditing(false)} /> : null}
    </div>
  );
}
