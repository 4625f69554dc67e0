import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ManagedBlog } from '@verse/api-contract/api';
import { readTags } from '@verse/api-contract/community/typed-tags';
import { parseLocalInput } from '@verse/api-contract/formats';
import type { BlogStatus } from '@verse/api-contract/publishing/blogs.values';
import { ApiError, type SessionApi } from '@verse/contract';
import { useSession, useShell } from '@verse/contract/react';
import { sendForm, type Sending } from '@verse/contract/send-form';
import { announceSent } from '@verse/contract/sent';
import { type Draft, imagesToSend } from './draft';
import type { DraftEditor, DraftEditorState } from './draft-editor';
import { errorsFromServer, type FieldErrors, findErrors } from './post-check';
import { forgetIntent, hasIntent, rememberIntent } from './publish-intent';

interface FailedPublication {
  step: 'failed';
  message: string;
  errors: FieldErrors;
  of: Draft;
  isEarlierPublished: boolean;
  isUnreachable: boolean;
}

export type Publication =
  | { step: 'writing' }
  | { step: 'sending'; share: number }
  | FailedPublication
  /** Nothing has been published yet, because the writer must sign in first. */
  | { step: 'sign-in' }
  | {
      step: 'published';
      id: string;
      title: string;
      status: BlogStatus;
      scheduledFor: string | null;
      hasChanged: boolean;
    };

/** A post that is published, in review or scheduled, depending on its status. */
type SentPost = Pick<ManagedBlog, '_id' | 'title'> & Partial<Pick<ManagedBlog, 'status' | 'scheduledFor'>>;

const LOST = 'This picture could not be restored from the device. Remove it or choose it again.';

function findProblems({ draft, blobs }: DraftEditorState): FieldErrors {
  const isLost = (id: string) => !blobs[id];
  return {
    ...findErrors(draft),
    ...(draft.thumbnail && isLost(draft.thumbnail.id) ? { thumbnail: LOST } : {}),
    ...(imagesToSend(draft).some(({ id }) => isLost(id)) ? { contentImages: LOST } : {}),
  };
}

function toFormData(draft: Draft, blobs: DraftEditorState['blobs']): FormData {
  const { title, category, readTime, content, contentFormat, tags, thumbnail, publishAt } = draft;
  const images = imagesToSend(draft);
  const form = new FormData();
  const texts = { title, category, readTime, content, thumbnailAlt: thumbnail?.alt ?? '' };
  for (const [name, value] of Object.entries(texts)) form.append(name, value);
  if (contentFormat !== 'plain') form.append('contentFormat', contentFormat);
  for (const tag of readTags(tags)) form.append('tags', tag);
  const moment = parseLocalInput(publishAt);
  if (moment) form.append('scheduledFor', moment);
  for (const { alt } of images) form.append('contentImageAlts', alt);
  if (images.some(({ key }) => key)) for (const { key = '' } of images) form.append('contentImageKeys', key);
  if (thumbnail) form.append('thumbnail', blobs[thumbnail.id] ?? new Blob(), thumbnail.name);
  for (const { id, name } of images) form.append('contentImages', blobs[id] ?? new Blob(), name);
  return form;
}

const EARLIER_PUBLISHED =
  'An earlier version of this post was already published, ' +
  'but the confirmation did not reach you. Your text is still here.';
const KEPT = 'Your text and pictures are still here.';
const MISSING = 'Please check the fields marked above.';
const UNEXPECTED = 'The post could not be sent. Please try again.';
const CANCELLED = 'The upload was cancelled. Nothing is lost: you can try again at any time.';

const failed = (of: Draft, message: string, more: Partial<FailedPublication> = {}): FailedPublication => ({
  step: 'failed',
  of,
  message,
  errors: {},
  isEarlierPublished: false,
  isUnreachable: false,
  ...more,
});

/** Converts an error to a message for the writer. */
function toFailed(error: unknown, of: Draft): Publication {
  if (error instanceof DOMException) return failed(of, CANCELLED);
  if (!(error instanceof ApiError)) return failed(of, `${UNEXPECTED} ${KEPT}`);
  console.error('Failed to publish the post', error.status, error.body);
  if (error.status === 401) return { step: 'sign-in' };
  const isEarlierPublished = error.status === 409;
  return failed(of, isEarlierPublished ? EARLIER_PUBLISHED : `${error.message} ${KEPT}`, {
    errors: errorsFromServer(error.fields),
    isEarlierPublished,
    isUnreachable: error.status === 0,
  });
}

const isKnown = async ({ get, refresh }: SessionApi) =>
  get().status === 'member' || (await refresh()).status === 'member';

/** Publishes the draft, one attempt at a time. The editor is cleared only after the server has stored the post. */
export function usePublication(editor: DraftEditor, onPublished?: () => void) {
  const { session, report } = useShell();
  const [publication, setPublication] = useState<Publication>({ step: 'writing' });
  const isBusy = useRef(false);
  const sending = useRef<Sending<SentPost> | null>(null);
  useEffect(() => () => sending.current?.cancel(), []);

  function ask() {
    rememberIntent(editor.getState().draft);
    setPublication({ step: 'sign-in' });
  }

  function dismiss() {
    forgetIntent();
    setPublication({ step: 'writing' });
  }

  async function send() {
    const { draft, blobs } = editor.getState();
    const headers = { 'idempotency-key': draft.publishKey };
    setPublication({ step: 'sending', share: 0 });
    sending.current = sendForm<SentPost>({
      method: 'POST',
      path: '/api/blogs',
      form: toFormData(draft, blobs),
      headers,
      onProgress: (share) => setPublication({ step: 'sending', share }),
    });
    const { _id: id, title, status = 'published', scheduledFor = null } = await sending.current.answer;
    const now = editor.getState().draft;
    const hasChanged = now.id !== draft.id || now.savedAt !== draft.savedAt;
    if (hasChanged) editor.renewKey();
    else editor.finish();
    announceSent();
    setPublication({ step: 'published', id, title, status, scheduledFor, hasChanged });
    onPublished?.();
  }

  async function publish(): Promise<FieldErrors> {
    if (isBusy.current) return {};
    const errors = findProblems(editor.getState());
    if (Object.keys(errors).length > 0) {
      setPublication(failed(editor.getState().draft, MISSING, { errors }));
      return errors;
    }
    isBusy.current = true;
    try {
      forgetIntent();
      if (await isKnown(session)) await send();
      else ask();
    } catch (error) {
      const isExpected = error instanceof DOMException || error instanceof ApiError;
      if (!isExpected) report({ error, during: 'publishing a post' });
      const outcome = toFailed(error, editor.getState().draft);
      if (outcome.step === 'sign-in') {
        ask();
        void session.refresh();
      } else setPublication(outcome);
    } finally {
      isBusy.current = false;
    }
    return {};
  }

  return { publication, publish, cancel: () => sending.current?.cancel(), ask, dismiss };
}

type PublicationControls = Pick<ReturnType<typeof usePublication>, 'publication' | 'publish' | 'ask'>;

/** Resumes publishing after sign-in and once the connection is back. */
export function useResumedPublication(
  editor: DraftEditor,
  isReady: boolean,
  { publication, publish, ask }: PublicationControls,
) {
  const { status } = useSession();
  const isCutOff = publication.step === 'failed' && publication.isUnreachable;
  const resume = useEffectEvent(() => {
    if (!hasIntent(editor.getState().draft)) return;
    if (status === 'member') void publish();
    else if (publication.step === 'writing') ask();
  });
  const retry = useEffectEvent(() => void publish());
  useEffect(() => {
    if (isReady && status !== 'unknown') resume();
  }, [isReady, status]);
  useEffect(() => {
    if (!isCutOff) return undefined;
    const handleOnline = () => retry();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [isCutOff]);
}
