import { useState, type ChangeEvent, type FormEvent } from 'react';
import { newBlogSchema, type ManagedBlog, type NewBlog } from '@verse/api-contract/blogs';
import { Alert, Button, TextAreaField, TextField } from '@verse/ui';
import { UploadProgress } from '../../shared/upload-progress';
import { PostPictures } from './post-pictures';
import { useChange } from './use-change';
import type { Edition, EditionState } from './use-edition';
import styles from './own-posts.module.scss';

interface PostEditorProps {
  post: ManagedBlog;
  isBusy: boolean;
  edition: EditionState;
  onSave: (edition: Edition) => void;
  onCancel: () => void;
}

type Errors = Partial<Record<keyof NewBlog, string>>;

function errorsOf(text: NewBlog): Errors {
  const issues = newBlogSchema.safeParse(text).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
}

/** Changes a post. What is typed and chosen is on the device at once, and stays until the server has it. */
export function PostEditor({ post, isBusy, edition, onSave, onCancel }: PostEditorProps) {
  const editing = useChange(post);
  const { change, blobs, isChanged, type, discard } = editing;
  const [errors, setErrors] = useState<Errors>({});
  const isSending = edition.step === 'sending' && edition.id === post._id;

  const bind = (name: keyof NewBlog) => ({
    name,
    value: change.text[name],
    error: errors[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => type({ [name]: currentTarget.value }),
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = errorsOf(change.text);
    setErrors(found);
    if (Object.keys(found).length === 0) onSave({ id: post._id, change, blobs });
  }

  return (
    <form className={styles.part} aria-label={`Edit ${post.title}`} noValidate onSubmit={handleSubmit}>
      <TextField label="Title" {...bind('title')} />
      <TextField label="Category" {...bind('category')} />
      <TextField label="Read Time" {...bind('readTime')} />
      <TextAreaField label="Content" rows={10} {...bind('content')} />
      <PostPictures editing={editing} />
      {edition.step === 'failed' && edition.edition.id === post._id ? (
        <Alert tone="error" title="Not saved">
          <p>{edition.message} Your changes are still here.</p>
        </Alert>
      ) : null}
      {isSending ? <UploadProgress share={edition.share} /> : null}
      <div className={styles.acts}>
        <Button type="submit" variant="secondary" isBusy={isBusy || isSending}>
          Save changes
        </Button>
        {isSending ? (
          <Button variant="quiet" onClick={onCancel}>
            Cancel upload
          </Button>
        ) : null}
        {isChanged && !isSending ? (
          <Button variant="quiet" onClick={discard}>
            Discard changes
          </Button>
        ) : null}
      </div>
    </form>
  );
}
