import { useState } from 'react';
import { useSession } from '@verse/contract/react';
import { Dialog, Icon } from '@verse/ui';
import { UnreadMark } from '../features/notifications';
import styles from './bottom-bar.module.scss';
import { ICONS } from './icons';
import { Item, NavigationGroups } from './navigation';

/**
 * The navigation on small screens: shortcuts to the most used pages, and a button that opens a sheet with all links.
 */
export function BottomBar() {
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <nav className={styles.bar} aria-label="Verse shortcuts">
        <ul className={styles.list}>
          <Item pageName="feed" className={styles.item}>
            <span className={styles.name}>Feed</span>
          </Item>
          <Item pageName="jobs" className={styles.item}>
            <span className={styles.name}>Jobs</span>
          </Item>
          <Item pageName="contests" className={styles.item}>
            <span className={styles.name}>Contests</span>
          </Item>
          <Item pageName="notifications" className={styles.item}>
            <span className={styles.name}>
              Inbox <UnreadMark />
            </span>
          </Item>
          <li>
            <button
              type="button"
              className={styles.item}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={() => setIsOpen(true)}
            >
              <Icon>
                <path d={ICONS.profile} />
              </Icon>
              You
            </button>
          </li>
        </ul>
      </nav>
      {isOpen ? (
        <Dialog
          title={<bdi>{`${user?.firstName ?? ''} ${user?.lastName ?? ''}`}</bdi>}
          className={styles.sheet}
          onClose={() => setIsOpen(false)}
        >
          <nav
            aria-label="All pages of the verse"
            onClick={(event) => {
              if (event.target instanceof Element && event.target.closest('a, button')) setIsOpen(false);
            }}
          >
            <NavigationGroups />
          </nav>
        </Dialog>
      ) : null}
    </>
  );
}
