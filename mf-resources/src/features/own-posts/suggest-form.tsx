import { type SubmitEvent, useState } from 'react';
import type { ManagedBlog } from '@verse/api-contract/api';
import { SUGGESTION_LIMITS } from '@verse/api-contract/publishing/blog-suggestions.values';
import { BLOG_LIMITS } from '@verse/api-contract/publishing/blogs.values';
import { useForm } from '@verse/contract/form';
import { formMessage } from '@verse/contract/server-state';
import { Alert, Button, RestoredText, Stack, TextAreaField } from '@verse/ui';
import { ChangedSentence, type TextChange } from './changed-sentence';
import { type PostAction, sendPostAction } from './own-posts.api';
import parts from './own-posts.module.scss';
import { isOfAnotherEditor } from './suggested-changes';
import styles from './suggestions.module.scss';

interface SuggestFormProps {
  post: ManagedBlog;
  onStored: (act: PostAction, stored: ManagedBlog) => void;
}

interface Preview {
  base: string;
  content: string;
  changes: TextChange[];
}

const UNAVAILABLE = 'The changes could not be shown. Check your connection and try again.';

function checkText(base: string, content: string): string | undefined {
  if (!content) return 'Enter the text.';
  if (content === base) return 'Change something in the text first.';
  return content.length > BLOG_LIMITS.content
    ? `A text may have at most ${BLOG_LIMITS.content} characters.`
    : undefined;
}

const checkNote = (note: string) =>
  note.length > SUGGESTION_LIMITS.note ? `A note may have at most ${SUGGESTION_LIMITS.note} characters.` : undefined;

const createHint = ({ author, contentFormat, suggestion }: ManagedBlog): string =>
  `Change the text as you would have it. ${author || 'The author'} decides about each change.` +
  (contentFormat === 'markdown' ? ' The text is written in Markdown.' : '') +
  (suggestion ? ' What you send replaces the earlier suggestion.' : '');

/** Returns the changes as the author will see them, until the text is edited again. */
function usePreview(base: string, content: string) {
  const [shown, setShown] = useState<Preview>();
  const [problem, setProblem] = useState<string>();

  /** Returns the text's error, if any. The comparison code is loaded with the first preview. */
  async function show(): Promise<string | undefined> {
    setProblem(undefined);
    try {
      const { findChanges } = await import('@verse/api-contract/publishing/suggested-changes');
      const changes = findChanges(base, content);
      if (changes.length > SUGGESTION_LIMITS.changes)
        return `These are ${changes.length} changes, more than ${SUGGESTION_LIMITS.changes}.`;
      setShown({ base, content, changes });
    } catch {
      setProblem(UNAVAILABLE);
    }
    return undefined;
  }

  return { preview: shown?.base === base && shown.content === content ? shown : undefined, problem, show };
}

/** Form in which an editor changes a copy of the text, previews the changes, and sends them to the author. */
export function SuggestForm(props: SuggestFormProps) {
  const { suggestion } = props.post;
  if (suggestion && isOfAnotherEditor(suggestion)) {
    return (
      <Alert tone="notice" title={`${suggestion.editor} has suggested changes`}>
        <p>The author has not decided all of them yet. You can suggest changes after that.</p>
      </Alert>
    );
  }
  return <Form {...props} />;
}

function Form({ post, onStored }: SuggestFormProps) {
  const { _id: id, version, title, revision } = post;
  const base = revision?.content ?? post.content;
  const [content, setContent] = useState(base);
  const [note, setNote] = useState('');
  const text = content.trim();
  const { preview, problem, show } = usePreview(base, text);
  const act = { action: 'suggest', id, version, suggestion: { content: text, note: note.trim() } } as const;
  const { props, errors, refuse, result, isBusy, ...form } = useForm({
    keptAs: `suggestion ${id}`,
    findErrors: () => ({ note: checkNote(note.trim()) }),
    send: (api) => sendPostAction(api, act),
    onDone: (stored) => onStored(act, stored),
    shouldRevalidate: () => true,
  });
  const failure = problem ?? formMessage(result);

  async function handlePreview() {
    if (refuse({ content: checkText(base, text), note: checkNote(note.trim()) })) return;
    const error = await show();
    if (error) refuse({ content: error });
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (preview) return props.onSubmit(event);
    event.preventDefault();
    void handlePreview();
  }

  return (
    <form {...props} className={parts.part} aria-label={`Suggest changes to ${title}`} onSubmit={handleSubmit}>
      {form.isRestored ? <RestoredText onDiscard={form.discard} /> : null}
      {failure ? (
        <Alert tone="error" title="Nothing was sent">
          <p>{failure} Your text is still here.</p>
        </Alert>
      ) : null}
      <TextAreaField
        label="Text with your changes"
        name="content"
        rows={14}
        required
        hint={createHint(post)}
        value={content}
        error={errors.content}
        onChange={({ currentTarget }) => setContent(currentTarget.value)}
      />
      <TextAreaField
        label="Note"
        name="note"
        rows={3}
        isOptional
        value={note}
        error={errors.note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Button variant="secondary" size="small" onClick={() => void handlePreview()}>
        Show the changes
      </Button>
      <div role="status">{preview ? <Changes preview={preview} /> : null}</div>
      {preview ? (
        <Button type="submit" size="small" isBusy={isBusy}>
          Send the suggestion
        </Button>
      ) : null}
    </form>
  );
}

function Changes({ preview: { base, changes } }: { preview: Preview }) {
  return (
    <>
      <p className={parts.note}>{changes.length === 1 ? 'One change' : `${changes.length} changes`}</p>
      <Stack as="ol" gap={3} aria-label="Changes as the author will see them">
        {changes.map((change) => (
          <li key={change.at} className={styles.change}>
            <ChangedSentence base={base} change={change} />
          </li>
        ))}
      </Stack>
    </>
  );
}
