import { type FormEvent, useState } from 'react';
import type { FeedPost, PostAnswer } from '@verse/api-contract/community-posts';
import { Alert, Button, CheckboxField, Dialog, useFormErrors } from '@verse/ui';
import type { FormOutcome } from '../../shared/form-outcome';
import { usePerform } from '../../shared/perform';
import styles from './edit-post.module.scss';
import type { FeedAct } from './feed.api';
import { PostChoices, PostText } from './post-fields';

interface EditPostProps {
  post: FeedPost;
  onSaved: (post: FeedPost) => void;
  onClose: () => void;
}

export function EditPost({ post, onSaved, onClose }: EditPostProps) {
  const { text, madeHow, visibility } = post;
  const perform = usePerform<FeedAct>();
  const [values, setValues] = useState({ text, alt: post.picture?.alt ?? '', madeHow, visibility });
  const [isWithout, setIsWithout] = useState(false);
  const [outcome, setOutcome] = useState<FormOutcome<PostAnswer>>();
  const [isSaving, setIsSaving] = useState(false);
  const { form, errors, handleEdit } = useFormErrors(outcome);
  const hasPicture = post.picture !== null && !isWithout;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setIsSaving(true);
    const { alt, ...others } = values;
    const change = { ...others, ...(hasPicture ? { alt } : {}), ...(isWithout ? { picture: null } : {}) };
    const done = await perform<PostAnswer>({ what: 'edit', id: post.id, version: post.version, change });
    setIsSaving(false);
    setOutcome(done);
    if (!done.ok) return;
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
        <PostText {...fields} label="Text" />
        {post.picture ? (
          <CheckboxField
            label="Take the picture away"
            checked={isWithout}
            onChange={(event) => setIsWithout(event.currentTarget.checked)}
          />
        ) : null}
        <PostChoices {...fields} hasPicture={hasPicture} />
        {outcome?.ok === false && outcome.message ? <Alert tone="error">{outcome.message}</Alert> : null}
        <Button type="submit" isBusy={isSaving}>
          Save changes
        </Button>
      </form>
    </Dialog>
  );
}
