import { type ReactNode, useState } from 'react';
import { useSession } from '@verse/contract/react';
import { Dialog, Icon } from '@verse/ui';
import { StepMark, UnreadMark } from '../features/notifications';
import styles from './bottom-bar.module.scss';
import { ICONS, ROOM_ICONS } from './icons';
import { Item, NavigationGroups } from './navigation';

type SheetName = 'Work' | 'Add' | 'You';

/**
 * The navigation on small screens: shortcuts to the most used pages, and buttons that open sheets with the other pages
 * and with what a member can add.
 */
export function BottomBar() {
  const { user } = useSession();
  const [sheet, setSheet] = useState<SheetName>();
  const open = { current: sheet, onOpen: setSheet };
  return (
    <>
      <nav className={styles.bar} aria-label="Verse shortcuts">
        <ul className={styles.list}>
          <Item pageName="community" also={['feed']} className={styles.item}>
            <span className={styles.name}>Feed</span>
          </Item>
          <SheetButton {...open} name="Work" icon={ROOM_ICONS.Work}>
            Work <StepMark />
          </SheetButton>
          <SheetButton {...open} name="Add" icon="M12 5v14M5 12h14">
            Add
          </SheetButton>
          <Item pageName="messages" className={styles.item}>
            <span className={styles.name}>Messages</span>
          </Item>
          <SheetButton {...open} name="You" icon={ICONS.profile}>
            You <UnreadMark />
          </SheetButton>
        </ul>
      </nav>
      {sheet ? (
        <Dialog
          title={sheet === 'You' ? <bdi>{`${user?.firstName ?? ''} ${user?.lastName ?? ''}`}</bdi> : sheet}
          className={styles.sheet}
          onClose={() => setSheet(undefined)}
        >
          <nav
            aria-label={sheet === 'Add' ? 'What you can add' : 'All pages of the verse'}
            onClick={(event) => {
              if (event.target instanceof Element && event.target.closest('a, [data-ends-session]'))
                setSheet(undefined);
            }}
          >
            {sheet === 'Add' ? <Additions /> : <NavigationGroups room={sheet === 'Work' ? 'Work' : 'Me'} />}
          </nav>
        </Dialog>
      ) : null}
    </>
  );
}

interface SheetButtonProps {
  name: SheetName;
  icon: string;
  current: SheetName | undefined;
  onOpen: (name: SheetName) => void;
  children: ReactNode;
}

function SheetButton({ name, icon, current, onOpen, children }: SheetButtonProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.item}
        aria-haspopup="dialog"
        aria-expanded={name === current}
        onClick={() => onOpen(name)}
      >
        <Icon>
          <path d={icon} />
        </Icon>
        <span className={styles.name}>{children}</span>
      </button>
    </li>
  );
}

function Additions() {
  return (
    <ul>
      <Item pageName="profile" hash="#add-work">
        Add a work
      </Item>
      <Item pageName="community" hash="#new-post">
        Share a post
      </Item>
      <Item pageName="blog-management">Write for the blog</Item>
      <Item pageName="brief">Send a brief</Item>
      <Item pageName="post-job">Post a job</Item>
    </ul>
  );
}
