import { useState } from 'react';
import type { FeedPost } from '@verse/api-contract/api';
import { useForm } from '@verse/contract/form';
import { formMessage } from '@verse/contract/server-state';
import { Alert, Button, CheckboxField, Dialog, RestoredText } from '@verse/ui';
import { PostChoices, PostText } from '../composer/post-fields';
import { editPost } from '../feed.api';
import styles from './edit-post.module.scss';

interface EditPostProps {
  post: FeedPost;
  onSaved: (post: FeedPost) => void;
  onClose: () => void;
}

export function EditPost({ post, onSaved, onClose }: EditPostProps) {
  const { text, madeHow, visibility } = post;
  const [values, setValues] = useState({ text, alt: post.picture?.alt ?? '', madeHow, visibility });
  const [isWithout, setIsWithout] = useState(false);
  const hasPicture = post.picture !== null && !isWithout;
  const form = useForm({
    keptAs: `post ${post.id}`,
    send(api) {
      const { alt, ...others } = values;
      const change = { ...others, ...(hasPicture ? { alt } : {}), ...(isWithout ? { picture: null } : {}) };
      return editPost(api, post, change);
    },
    onSent: ({ post: saved }) => onSaved(saved),
    onDone: onClose,
    shouldRevalidate: () => false,
  });
  const failure = formMessage(form.result);

  const fields = {
    values,
    errors: form.errors,
    onChange: (change: Partial<typeof values>) => setValues((before) => ({ ...before, ...change })),
  };
  return (
    <Dialog title="Edit your post" onClose={onClose}>
      <form className={styles.form} {...form.props}>
        {form.isRestored ? <RestoredText onDiscard={form.discard} /> : null}
        <PostText {...fields} label="Text" />
        {post.picture ? (
          <CheckboxField
            label="Remove the picture"
            checked={isWithout}
            onChange={(event) => setIsWithout(event.currentTarget.checked)}
          />
        ) : null}
        <PostChoices {...fields} hasPicture={hasPicture} />
        {failure ? <Alert tone="error">{failure}</Alert> : null}
        <Button type="submit" isBusy={form.isBusy}>
          Save changes
        </Button>
      </form>
    </Dialog>
  );
}
