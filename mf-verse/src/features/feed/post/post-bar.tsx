import type { ComponentProps } from 'react';
import type { FeedPost } from '@verse/api-contract/api';
import { formatCount } from '@verse/api-contract/formats';
import { useShell } from '@verse/contract/react';
import { useToggle } from '@verse/contract/server-state';
import { Icon, Stack } from '@verse/ui';
import { useShareLink } from '../../../shared/use-share-link';
import { likePost, savePost } from '../feed.api';
import styles from './post-bar.module.scss';

interface PostBarProps {
  post: FeedPost;
  comments: number;
  titleId: string;
  commentsId: string;
  areCommentsOpen: boolean;
  onComments: () => void;
}

export function PostBar({ post, comments, titleId, commentsId, areCommentsOpen, onComments }: PostBarProps) {
  const { button, ...like } = useToggle({
    isOn: post.isLiked,
    send: (api, on) => likePost(api, post.id, on),
    failed: 'We couldn’t save your like',
  });
  const { button: saveButton, ...save } = useToggle({
    isOn: post.isSaved,
    send: (api, on) => savePost(api, post.id, on),
    failed: 'We couldn’t change your list',
  });
  const share = useShare(post);
  const likes = (like.answer?.count ?? post.likes) + like.uncounted;
  return (
    <Stack gap={2}>
      <p className={styles.counts}>
        <span>{formatCount(likes, 'like')}</span>
        <span>{formatCount(comments, 'comment')}</span>
      </p>
      <div className={styles.buttons}>
        <BarButton
          ref={button}
          mark="M12 20s-7-4.4-7-9.8A4 4 0 0 1 12 7.6a4 4 0 0 1 7 2.6C19 15.6 12 20 12 20z"
          aria-pressed={like.isOn}
          aria-describedby={titleId}
          onClick={() => like.set(!like.isOn)}
        >
          Like
        </BarButton>
        <BarButton
          mark="M4 5h16v11H9l-5 4z"
          aria-expanded={areCommentsOpen}
          aria-controls={areCommentsOpen ? commentsId : undefined}
          aria-describedby={titleId}
          onClick={onComments}
        >
          Comment
        </BarButton>
        <BarButton mark="M12 15V4m-4 4 4-4 4 4M5 13v7h14v-7" aria-describedby={titleId} onClick={share}>
          Share
        </BarButton>
        <BarButton
          ref={saveButton}
          mark="M7 4h10v16l-5-4-5 4z"
          aria-pressed={save.isOn}
          aria-describedby={titleId}
          onClick={() => save.set(!save.isOn)}
        >
          Save
        </BarButton>
      </div>
    </Stack>
  );
}

function BarButton({ mark, children, ...rest }: ComponentProps<'button'> & { mark: string }) {
  return (
    <button type="button" {...rest} className={styles.button}>
      <Icon>
        <path d={mark} />
      </Icon>
      {children}
    </button>
  );
}

/** Shares the link to a post. */
function useShare({ id, author: { name, handle }, visibility }: FeedPost): () => void {
  const { href } = useShell();
  const share = useShareLink();
  return () => {
    // A public post is shared by its public URL.
    const isOpen = handle !== null && visibility === 'public';
    const whole = { absolute: true };
    const url = isOpen ? href('member-post', { handle, id }, whole) : href('post', { id }, whole);
    if (url !== undefined) share(`A post by ${name}`, url);
  };
}
