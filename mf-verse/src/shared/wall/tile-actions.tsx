import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Answers, TaggedWork } from '@verse/api-contract/api';
import { useSession, useShell } from '@verse/contract/react';
import { useLoad, useToggle } from '@verse/contract/server-state';
import { HeartIcon, Icon, VisuallyHidden } from '@verse/ui';
import { likeSubject } from '../likes.api';
import { LazySaveDialog } from '../saving/save-button';
import { useSignInHref } from '../use-sign-in-href';
import styles from './tile-actions.module.scss';

const BookmarkIcon = () => (
  <Icon>
    <path d="M6 4h12v16l-6-4.5L6 20z" />
  </Icon>
);

/** The buttons to save and to like the work of a tile. Guests are led to sign in. */
export function TileActions({ work }: { work: TaggedWork }) {
  return (
    <div className={styles.actions}>
      {useSession().status === 'member' ? <MemberActions work={work} /> : <GuestActions work={work} />}
    </div>
  );
}

function GuestActions({ work: { title } }: { work: TaggedWork }) {
  const signIn = useSignInHref();
  return (
    <>
      <Link className={styles.action} to={signIn}>
        <BookmarkIcon />
        <VisuallyHidden>Sign in to save “{title}”</VisuallyHidden>
      </Link>
      <Link className={styles.action} to={signIn}>
        <HeartIcon />
        <VisuallyHidden>Sign in to like “{title}”</VisuallyHidden>
      </Link>
    </>
  );
}

function MemberActions({ work }: { work: TaggedWork }) {
  const [isSaving, setIsSaving] = useState(false);
  const verse = useShell().href('verse') ?? '';
  const { data } = useLoad<Answers | null>(`${verse}/work-likes/${work.id}`);
  const { button, isOn, set } = useToggle({
    isOn: data?.isLiked ?? false,
    send: (api, on) => likeSubject(api, { kind: 'works', id: work.id }, on),
    failed: 'We couldn’t save your like',
  });
  return (
    <>
      <button type="button" className={styles.action} onClick={() => setIsSaving(true)}>
        <BookmarkIcon />
        <VisuallyHidden>Save “{work.title}”</VisuallyHidden>
      </button>
      <button ref={button} type="button" className={styles.action} aria-pressed={isOn} onClick={() => set(!isOn)}>
        <HeartIcon />
        <VisuallyHidden>Like “{work.title}”</VisuallyHidden>
      </button>
      {isSaving ? <LazySaveDialog work={work} onClose={() => setIsSaving(false)} /> : null}
    </>
  );
}
