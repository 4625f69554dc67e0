import { useState, type ChangeEvent, type FormEvent } from 'react';
import { newBlogSchema, type BlogChange, type ManagedBlog, type NewBlog } from '@verse/api-contract/blogs';
import { Button, TextAreaField, TextField } from '@verse/ui';
import { forgetChange, keepChange, keptChange } from './kept-change';
import styles from './own-posts.module.scss';

interface PostEditorProps {
  post: ManagedBlog;
  isBusy: boolean;
  onSave: (change: BlogChange) => void;
}

type Errors = Partial<Record<keyof NewBlog, string>>;

function errorsOf(text: NewBlog): Errors {
  const issues = newBlogSchema.safeParse(text).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
}

/** Changes the words of a post. What is typed is on the device at once, and stays until the server has it. */
export function PostEditor({ post, isBusy, onSave }: PostEditorProps) {
  const { title, category, readTime, content } = post;
  const stored: NewBlog = { title, category, readTime, content };
  const [text, setText] = useState<NewBlog>(() => keptChange(post._id) ?? stored);
  const [errors, setErrors] = useState<Errors>({});
  const isChanged = (Object.keys(stored) as (keyof NewBlog)[]).some((name) => text[name] !== stored[name]);

  const bind = (name: keyof NewBlog) => ({
    name,
    value: text[name],
    error: errors[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const next = { ...text, [name]: currentTarget.value };
      keepChange(post._id, next);
      setText(next);
    },
  });

  function handleDiscard() {
    forgetChange(post._id);
    setText(stored);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = errorsOf(text);
    setErrors(found);
    if (Object.keys(found).length === 0) onSave(text);
  }

  return (
    <form className={styles.part} aria-label={`Edit ${post.title}`} noValidate onSubmit={handleSubmit}>
      <TextField label="Title" {...bind('title')} />
      <TextField label="Category" {...bind('category')} />
      <TextField label="Read Time" {...bind('readTime')} />
      <TextAreaField label="Content" rows={10} {...bind('content')} />
      <div className={styles.acts}>
        <Button type="submit" variant="secondary" isBusy={isBusy}>
          Save changes
        </Button>
        {isChanged ? (
          <Button variant="quiet" onClick={handleDiscard}>
            Discard changes
          </Button>
        ) : null}
      </div>
    </form>
  );
}
