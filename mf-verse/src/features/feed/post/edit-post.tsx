import { type FormEvent, useState } from 'react';
import type { FeedPost, PostAnswer } from '@verse/api-contract/community-posts';
import { useKeptText } from '@verse/contract/kept-text';
import { formMessage, type Result, useSend } from '@verse/contract/server-state';
import { Alert, Button, CheckboxField, Dialog, RestoredText, useFormErrors } from '@verse/ui';
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
  const send = useSend();
  const [values, setValues] = useState({ text, alt: post.picture?.alt ?? '', madeHow, visibility });
  const [isWithout, setIsWithout] = useState(false);
  const [result, setResult] = useState<Result<PostAnswer>>();
  const [isSaving, setIsSaving] = useState(false);
  const kept = useKeptText(`post ${post.id}`);
  const { form, errors, handleEdit } = useFormErrors(result, kept.form);
  const failure = formMessage(result);
  const hasPicture = post.picture !== null && !isWithout;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setIsSaving(true);
    const { alt, ...others } = values;
    const change = { ...others, ...(hasPicture ? { alt } : {}), ...(isWithout ? { picture: null } : {}) };
    const done = await send((api) => editPost(api, post, change));
    setIsSaving(false);
    setResult(done);
    if (!done.ok) return;
    kept.forget();
    onSaved(done.value.post);
    onClose();
  }

  const fields = {
    values,
    errors,
    onChange: (change: Partial<typeof values>) => setValues((before) => ({ ...before, ...change })),
  };
  return (
    <Dialog title="Edit your post" onClose={onClose}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onChange={handleEdit}
        onSubmit={(event) => void handleSubmit(event)}
      >
        {kept.isRestored ? <RestoredText onDiscard={kept.discard} /> : null}
        <PostText {...fields} label="Text" />
        {post.picture ? (
          <CheckboxField
            label="Take the picture away"
            checked={isWithout}
            onChange={(event) => setIsWithout(event.currentTarget.checked)}
          />
        ) : null}
        <PostChoices {...fields} hasPicture={hasPicture} />
        {failure ? <Alert tone="error">{failure}</Alert> : null}
        <Button type="submit" isBusy={isSaving}>
          Save changes
        </Button>
      </form>
    </Dialog>
  );
}
