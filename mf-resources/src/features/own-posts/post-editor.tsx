import { type ChangeEvent, type FormEvent, useMemo } from 'react';
import type { ManagedBlog } from '@verse/api-contract/api';
import { TAG_LIMITS } from '@verse/api-contract/community/tags.values';
import { findTagsError } from '@verse/api-contract/community/typed-tags';
import { POST_TEXTS } from '@verse/api-contract/publishing/blog-texts';
import type { NewBlog } from '@verse/api-contract/publishing/blogs.schema';
import { BLOG_LIMITS } from '@verse/api-contract/publishing/blogs.values';
import { findTextErrors } from '@verse/api-contract/text';
import { useFormErrors } from '@verse/contract/form';
import { Alert, Button, Cluster, TextField } from '@verse/ui';
import { CategoryField } from '../../shared/category-field';
import { ContentField, type FormattedContent } from '../../shared/content-field';
import { LeavingGuard } from '../../shared/leaving-guard';
import { createTextPictures } from '../../shared/pictures/create-text-pictures';
import { DeviceNote } from '../../shared/saved/device-note';
import { TagsField } from '../../shared/tags-field';
import { UploadProgress } from '../../shared/upload-progress';
import { changeToSend, checkPictures, contentOf, getEditedPost, savesRevision, withContent } from './autosaved-change';
import styles from './own-posts.module.scss';
import { PostPictures } from './post-pictures';
import { type PostChange, useChange } from './use-change';
import type { PendingChange, SaveState } from './use-save-change';

interface PostEditorProps {
  post: ManagedBlog;
  isBusy: boolean;
  saveState: SaveState;
  onSave: (pending: PendingChange) => void;
  onCancel: () => void;
}

const READ_FIRST = 'An editor reads your changes first. Until they are accepted, readers see the post as it is now.';

/** The editor for an existing post. A post can be edited in only one tab at a time. */
export function PostEditor(props: PostEditorProps) {
  const editing = useChange(getEditedPost(props.post));
  if (editing.access === 'open') return <EditForm {...props} editing={editing} />;
  return (
    <p className={styles.part} role="status">
      {editing.access === 'elsewhere'
        ? 'You are editing this post in another tab. Continue there, or close that tab to continue here.'
        : null}
    </p>
  );
}

/** A form that saves every change on the device immediately, and keeps it until the server has stored it. */
function EditForm({ post, isBusy, saveState, onSave, onCancel, editing }: PostEditorProps & { editing: PostChange }) {
  const { form, errors, refuse, handleEdit } = useFormErrors();
  const sendsToEditors = savesRevision(post);
  const { document, change, isChanged, atRisk, type } = editing;
  const { store, textPictures } = useEditedContent(editing);
  const isSending = saveState.step === 'sending' && saveState.id === post._id;
  const isAtRisk = isSending || (isChanged && (atRisk.text || atRisk.pictures));

  const bind = (name: keyof NewBlog) => ({
    name,
    value: change.text[name],
    error: errors[name],
    required: true,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      type({ [name]: currentTarget.value });
    },
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { value: now, blobs } = document.getState();
    const fault = checkPictures(now, post);
    const faults = findTextErrors<keyof typeof POST_TEXTS>(POST_TEXTS, now.text);
    const tags = findTagsError(editing.tags, TAG_LIMITS.ofBlogPost);
    const wrong = { ...(fault ? { content: fault } : {}), ...faults, ...(tags ? { tags } : {}) };
    if (refuse(wrong)) return;
    onSave({ version: now.version ?? post.version, change: changeToSend(now, post), blobs });
  }

  return (
    <form
      ref={form}
      className={styles.part}
      aria-label={`Edit ${post.title}`}
      noValidate
      onChange={handleEdit}
      onSubmit={handleSubmit}
    >
      {isAtRisk ? <LeavingGuard /> : null}
      <DeviceNote
        savedAt={isChanged ? change.savedAt : ''}
        atRisk={atRisk}
        copy={editing}
        promise="Your changes are kept on this device until you save them."
      />
      {sendsToEditors ? <p className={styles.note}>{READ_FIRST}</p> : null}
      <TextField label="Title" {...bind('title')} />
      <CategoryField {...bind('category')} />
      <TagsField value={editing.tags} error={errors.tags} onText={(tags) => type({ tags })} />
      <TextField label="Read Time" {...bind('readTime')} />
      <ContentField isReady error={errors.content} rows={10} pictures={textPictures} store={store} />
      <PostPictures editing={editing} />
      {saveState.step === 'failed' && saveState.pending.change.id === post._id ? (
        <Alert tone="error" title="Not saved">
          <p>{saveState.message} Your changes are still here.</p>
        </Alert>
      ) : null}
      {isSending ? <UploadProgress share={saveState.share} /> : null}
      <Cluster gap={1}>
        <Button type="submit" variant="secondary" isBusy={isBusy || isSending}>
          {sendsToEditors ? 'Send the changes to the editors' : 'Save changes'}
        </Button>
        {isSending ? (
          <Button variant="quiet" onClick={onCancel}>
            Cancel upload
          </Button>
        ) : null}
        {isChanged && !isSending ? (
          <Button variant="quiet" onClick={() => document.forget()}>
            Discard changes
          </Button>
        ) : null}
      </Cluster>
    </form>
  );
}

/** Returns the text field's store and the pictures in the text. */
function useEditedContent({ document, pictures: { images }, blobs }: PostChange) {
  const store = useMemo(() => {
    const read = () => document.getState().value.text;
    return {
      read: () => contentOf(read()),
      write: (text: FormattedContent) => document.change({ text: { ...read(), ...withContent(text, read()) } }),
      subscribe: document.subscribe,
    };
  }, [document]);
  const textPictures = useMemo(
    () =>
      createTextPictures({
        images,
        blobs,
        getRoom: () => BLOG_LIMITS.images - images.length,
        add: (files) => document.addTextPictures(files),
      }),
    [images, blobs, document],
  );
  return { store, textPictures };
}
