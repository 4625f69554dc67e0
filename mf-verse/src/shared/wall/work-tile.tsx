import { lazy, type PointerEvent, Suspense, useEffect, useRef, useState } from 'react';
import type { TaggedWork } from '@verse/api-contract/api';
import { GROWING } from '@verse/contract/growing';
import { PageLink } from '@verse/contract/page-link';
import { StoredPicture } from '../stored-picture';
import styles from './wall.module.scss';

const TileActions = lazy(async () => {
  const { TileActions: actions } = await import(/* webpackChunkName: "mf-verse-tile-actions" */ './tile-actions');
  return { default: actions };
});

/** Width of a column, see `wall.module.scss`. */
const SIZES = '(width >= 75rem) 19vw, (width >= 45rem) 32vw, 48vw';
/** Height of a column's width in rows, and the fewest and most rows that the style sheet knows. */
const ROWS = { square: 40, fewest: 16, most: 120 };
const LONG_PRESS_MS = 500;

/** Rounds the proportion of a picture to rows, so that the wall keeps it without a script. */
const rowsOf = ({ width, height }: TaggedWork['picture']): number =>
  Math.min(ROWS.most, Math.max(ROWS.fewest, Math.round((ROWS.square * height) / width)));

/**
 * Whether the actions of the tile are shown: while the pointer is over it, while it has the focus, or after a long
 * press until another place is touched.
 */
function useActive() {
  const [isActive, setActive] = useState(false);
  const tile = useRef<HTMLLIElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLongPress = useRef(false);

  useEffect(() => {
    if (!isActive) return;
    const leave = ({ target }: Event) => {
      if (!tile.current?.contains(target as Node) && !document.querySelector('dialog[open]')) setActive(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [isActive]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const stop = () => clearTimeout(timer.current);
  const props = {
    ref: tile,
    onPointerEnter: ({ pointerType }: PointerEvent) => (pointerType === 'mouse' ? setActive(true) : undefined),
    onPointerLeave({ pointerType }: PointerEvent) {
      stop();
      const hasFocus = tile.current?.contains(document.activeElement);
      if (pointerType === 'mouse' && !hasFocus && !document.querySelector('dialog[open]')) setActive(false);
    },
    onPointerDown({ pointerType }: PointerEvent) {
      isLongPress.current = false;
      if (pointerType === 'mouse') return;
      timer.current = setTimeout(() => {
        isLongPress.current = true;
        setActive(true);
      }, LONG_PRESS_MS);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerMove: stop,
    onFocus: () => setActive(true),
    onBlur({ relatedTarget }: { relatedTarget: EventTarget | null }) {
      const isInside = tile.current?.contains(relatedTarget as Node | null);
      if (relatedTarget && !isInside && !document.querySelector('dialog[open]')) setActive(false);
    },
  };
  /** The end of a long press does not open the work. */
  const link = {
    onClick: (event: { preventDefault: () => void }) => (isLongPress.current ? event.preventDefault() : undefined),
    onContextMenu: (event: { preventDefault: () => void }) =>
      isLongPress.current ? event.preventDefault() : undefined,
  };
  return { isActive, props, link };
}

interface WorkTileProps {
  work: TaggedWork;
  isPriority?: boolean;
}

/** A work on the wall. Without scripts it is a link with its title and maker. */
export function WorkTile({ work, isPriority = false }: WorkTileProps) {
  const { id, title, picture, maker } = work;
  const { isActive, props, link } = useActive();
  return (
    <li
      className={styles.tile}
      data-rows={rowsOf(picture)}
      data-entry={id}
      data-active={isActive || undefined}
      tabIndex={-1}
      {...props}
    >
      <PageLink className={styles.link} page="work" params={{ handle: maker.handle, id }} {...GROWING} {...link}>
        <StoredPicture
          className={styles.picture}
          picture={picture}
          phone={picture.tile}
          sizes={SIZES}
          isPriority={isPriority}
        />
        <span className={styles.words}>
          <bdi className={styles.title}>{title}</bdi>
          <bdi className={styles.maker}>{maker.name}</bdi>
        </span>
      </PageLink>
      {maker.isSample ? <span className={styles.example}>Example</span> : null}
      {isActive ? (
        <Suspense>
          <TileActions work={work} />
        </Suspense>
      ) : null}
    </li>
  );
}
