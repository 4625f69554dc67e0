import { useState } from 'react';
import type { PostingPage } from '../hiring.api';
import { DraftEditor } from './draft-editor';
import { InReview } from './in-review';
import { JobEditor } from './job-editor';
import type { Preview } from './posting-form';

interface PostingEditorProps {
  page: PostingPage;
  preview: Preview;
}

/** The editor for a draft, a job in review, or a published job. */
export function PostingEditor({ page, preview }: PostingEditorProps) {
  const { draft, job, id } = page;
  const [sentId, setSentId] = useState<string>();
  if (job) return <JobEditor key={`job ${id}`} page={{ ...page, job }} preview={preview} />;
  if (draft?.state === 'review')
    return <InReview page={{ ...page, draft }} preview={preview} isJustSent={sentId === id} />;
  return <DraftEditor key={`draft ${id}`} page={page} preview={preview} onSent={() => setSentId(id)} />;
}
