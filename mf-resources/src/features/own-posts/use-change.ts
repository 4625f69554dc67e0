import { useEffect, useState } from 'react';
import type { ManagedBlog } from '@verse/api-contract/api';
import { POST_TEXTS } from '@verse/api-contract/publishing/blog-texts';
import type { NewBlog } from '@verse/api-contract/publishing/blogs.schema';
import { AutosavedDocument, type AutosaveState } from '../../shared/autosave/autosaved-document';
import { differOnlyIn, useSettledState } from '../../shared/autosave/use-settled-state';
import type { PostText } from '../../shared/post-text';
import { autosavedChanges, type Change, getPictures, unchanged } from './autosaved-change';

/** Creates the autosaved document for a change to a post. */
const createChangeDocument = (post: ManagedBlog) =>
  new AutosavedDocument<Change>({
    records: autosavedChanges,
    blank: unchanged(post),
    getPictures: ({ pictures }) => pictures ?? getPictures(post),
    withPictures: (change, { thumbnail, images }) =>
      thumbnail ? { ...change, pictures: { thumbnail, images } } : change,
    // A change saved by an earlier release has no version, so it takes that of the loaded post.
    renewed: (change) => ({ ...change, version: change.version ?? post.version }),
  });

/** Whether only the text of an existing change has been edited. */
const isLetter = (shown: AutosaveState<Change>, now: AutosaveState<Change>) =>
  shown.value.savedAt !== '' &&
  differOnlyIn(shown, now, ['value', 'copiedAt']) &&
  differOnlyIn(shown.value, now.value, ['text', 'savedAt']) &&
  differOnlyIn(shown.value.text, now.value.text, ['content']);

const TEXTS = Object.keys(POST_TEXTS) as (keyof NewBlog)[];

/** Returns the change to a post. A change can be open in only one tab at a time. */
export function useChange(post: ManagedBlog) {
  const [document] = useState(() => createChangeDocument(post));
  const { value: change, ...state } = useSettledState(document, isLetter);
  useEffect(() => {
    const ending = new AbortController();
    void document.openWhenFree(ending.signal);
    return () => {
      ending.abort();
      document.close();
    };
  }, [document]);
  const stored = unchanged(post).text;
  const tags = change.text.tags ?? stored.tags ?? '';
  return {
    ...state,
    /** The text of the tag field. */
    tags,
    document,
    change,
    pictures: change.pictures ?? getPictures(post),
    isChanged:
      change.pictures !== null ||
      (change.text.contentFormat ?? 'plain') !== (stored.contentFormat ?? 'plain') ||
      tags !== stored.tags ||
      TEXTS.some((name) => change.text[name] !== stored[name]),
    subscribe: document.subscribe,
    hasCopy: () => {
      const { value, copiedAt } = document.getState();
      return copiedAt === value.savedAt;
    },
    type: (text: Partial<PostText>) => document.change({ text: { ...document.getState().value.text, ...text } }),
  };
}

export type PostChange = ReturnType<typeof useChange>;
