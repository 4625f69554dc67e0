import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ManagedBlog, NewBlog } from '@verse/api-contract/blogs';
import { AutosavedDocument } from '../../shared/autosave/autosaved-document';
import { autosavedChanges, type Change, type EditedText, getPictures, unchanged } from './autosaved-change';

const createChangeDocument = (post: ManagedBlog) =>
  new AutosavedDocument<Change>({
    records: autosavedChanges,
    blank: unchanged(post),
    getPictures: ({ pictures }) => pictures ?? getPictures(post),
    withPictures: (change, { thumbnail, images }) =>
      thumbnail ? { ...change, pictures: { thumbnail, images } } : change,
    // A change from an earlier release has no version, so it is treated as a change of the current one.
    renewed: (change) => ({ ...change, version: change.version ?? post.version }),
  });

/** Opens the change of a post, in one tab at a time. */
export function useChange(post: ManagedBlog) {
  const [document] = useState(() => createChangeDocument(post));
  const { value: change, ...state } = useSyncExternalStore(
    document.subscribe,
    document.getState,
    document.getServerState,
  );
  useEffect(() => {
    const ending = new AbortController();
    void document.openWhenFree(ending.signal);
    return () => {
      ending.abort();
      document.close();
    };
  }, [document]);
  const stored = unchanged(post).text;
  return {
    ...state,
    document,
    change,
    pictures: change.pictures ?? getPictures(post),
    isChanged:
      change.pictures !== null ||
      (change.text.contentFormat ?? 'plain') !== (stored.contentFormat ?? 'plain') ||
      (Object.keys(stored) as (keyof NewBlog)[]).some((name) => change.text[name] !== stored[name]),
    hasCopy: state.copiedAt === change.savedAt,
    type: (text: Partial<EditedText>) => document.change({ text: { ...document.getState().value.text, ...text } }),
  };
}

export type PostChange = ReturnType<typeof useChange>;
