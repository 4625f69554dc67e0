import { type ComponentType, type MouseEvent, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon, keyOf } from '@verse/ui';
import type { SearchDialogProps } from './search-dialog';
import styles from './search-link.module.scss';

const isTyping = ({ target }: Event) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]');

/** Links to the search page. Once hydrated, it opens a dialog instead, as does the `/` key. */
export function SearchLink({ to }: { to: string }) {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const open = () =>
    import(/* webpackChunkName: "shell-search" */ './search-dialog').then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      () => location.assign(to),
    );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (keyOf(event) !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (isTyping(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      void open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void open();
  };
  return (
    <>
      <Link className={styles.link} to={to} aria-label="Search" aria-keyshortcuts="/" onClick={onClick}>
        <Icon size={22}>
          <path d="m20 20-4.5-4.5M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z" />
        </Icon>
        <span className={styles.text}>Search</span>
        <kbd className={styles.key}>/</kbd>
      </Link>
      {Dialog ? <Dialog to={to} onClose={() => setDialog(undefined)} /> : null}
    </>
  );
}
