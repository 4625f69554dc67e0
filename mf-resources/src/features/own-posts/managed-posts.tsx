import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ManagedBlog } from '@verse/api-contract/api';
import type { Result } from '@verse/contract/server-state';
import { Alert, FailureCard, Pagination } from '@verse/ui';
import { TitledList } from '../../shared/titled-list';
import { setAside } from './autosaved-change';
import { OwnPost, type OwnPostProps } from './own-post';
import { conflictIn, type PostList } from './own-posts.api';
import styles from './own-posts.module.scss';
import { PostConflict } from './post-conflict';
import { type PostListFilters, postListQuery, POSTS_PER_PAGE, TITLES } from './post-list-filters';
import { SuccessNote } from './success-note';
import { type ShownMessage, toHeadingId, useOwnPosts } from './use-own-posts';
import { useSaveChange } from './use-save-change';

interface ManagedPostsProps extends Pick<OwnPostProps, 'preview' | 'opens'> {
  choice: PostListFilters;
  /** Text shown if the list is empty. */
  empty: ReactNode;
  /** Change this value when the list is out of date, e.g. after publishing. */
  turn?: string;
  /** Content shown above the list. */
  children?: ReactNode;
}

/** A list of posts, each with the actions allowed for it. */
export function ManagedPosts({ choice, empty, turn = '', preview, opens, children }: ManagedPostsProps) {
  const own = useOwnPosts(choice, turn);
  const { list, failure, isBusy, act, done, refresh } = own;
  const { state: saveState, save, cancel, dismiss } = useSaveChange(own);
  const conflict = saveState.step === 'conflict' ? saveState.conflict : failure ? conflictIn(failure) : null;
  if (!list) return <p role="status">Loading posts…</p>;

  function handleSaveMine() {
    if (!conflict) return;
    const { current, yours } = conflict;
    if (saveState.step === 'conflict') save(saveState.pending, current.version);
    else act({ action: 'change', id: current._id, version: current.version, change: yours });
  }

  function handleKeepTheirs() {
    if (conflict) setAside(conflict.current._id);
    dismiss();
    refresh();
  }

  return (
    <TitledList
      id={toHeadingId(choice.name)}
      title={TITLES[choice.name]}
      isWholePage={choice.name !== 'latest'}
      aria-busy={isBusy}
    >
      {children}
      {conflict ? (
        <PostConflict
          key={conflict.current.version}
          conflict={conflict}
          onSaveMine={handleSaveMine}
          onKeepTheirs={handleKeepTheirs}
        />
      ) : null}
      <LoadedPosts
        list={list}
        problem={conflict ? undefined : failure?.message}
        isBusy={isBusy}
        empty={empty}
        onRetry={refresh}
      >
        <ul data-plain>
          {createRows(list.ok ? list.value.posts : [], done).map(({ post, message }) => {
            const note = message ? <SuccessNote done={message} isBusy={isBusy} onAct={act} /> : null;
            if (!post) return <li key="done">{note}</li>;
            return (
              <OwnPost
                key={post._id}
                post={post}
                preview={preview}
                opens={opens ?? null}
                isBusy={isBusy}
                saveState={saveState}
                note={note}
                onAct={act}
                onSave={save}
                onStored={own.showStored}
                onCancel={cancel}
              />
            );
          })}
        </ul>
      </LoadedPosts>
      <Pages choice={choice} total={list.ok ? list.value.total : 0} />
    </TitledList>
  );
}

/** Keeps the message at its post's position, even if the post is no longer in the list. */
function createRows(posts: ManagedBlog[], done: ShownMessage | null) {
  const rows: { post?: ManagedBlog; message?: ShownMessage }[] = posts.map((post) =>
    done?.id === post._id ? { post, message: done } : { post },
  );
  return done && !posts.some(({ _id }) => _id === done.id) ? rows.toSpliced(done.rowIndex, 0, { message: done }) : rows;
}

interface LoadedPostsProps {
  list: Result<PostList>;
  /** The reason why the last change failed. */
  problem: string | undefined;
  isBusy: boolean;
  empty: ReactNode;
  onRetry: () => void;
  children: ReactNode;
}

function LoadedPosts({ list, problem, isBusy, empty, onRetry, children }: LoadedPostsProps) {
  if (!list.ok) {
    return (
      <FailureCard title="The posts could not be loaded" onRetry={onRetry} isRetrying={isBusy}>
        {list.message}
      </FailureCard>
    );
  }
  return (
    <>
      {problem ? (
        <Alert tone="error" title="Nothing was changed">
          <p>{problem}</p>
        </Alert>
      ) : null}
      {list.value.posts.length === 0 ? <p className={styles.empty}>{empty}</p> : null}
      {children}
    </>
  );
}

function Pages({ choice, total }: { choice: PostListFilters; total: number }) {
  if (choice.name !== 'mine' && choice.name !== 'all') return null;
  return (
    <Pagination
      page={choice.page ?? 1}
      pages={Math.ceil(total / POSTS_PER_PAGE)}
      link={(page, { key, ...props }) => <Link key={key} to={{ search: postListQuery(choice, page) }} {...props} />}
    />
  );
}
