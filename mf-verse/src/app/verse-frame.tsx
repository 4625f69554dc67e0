import { useEffect, useState } from 'react';
import { Link, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { useSession, useShell } from '@verse/contract/react';
import { forgetListPositions } from '@verse/contract/server-state';
import { Alert, Skeleton } from '@verse/ui';
import { useUnreadUpdates } from '../features/notifications';
import { WaitingFirstMessages } from '../shared/waiting-first-messages';
import { BottomBar } from './bottom-bar';
import { SideNavigation } from './navigation';
import styles from './verse-frame.module.scss';

/** The layout of all Verse pages, including the members' navigation. */
export function Component() {
  const { session } = useShell();
  const isSlow = useSlowNavigation();
  useUnreadUpdates();
  useEffect(
    () =>
      session.subscribe(() => {
        if (session.get().status === 'guest') forgetListPositions();
      }),
    [session],
  );
  return (
    <div className={styles.frame}>
      <SideNavigation />
      <div className={styles.content}>
        <VerifyReminder />
        <WaitingFirstMessages />
        {isSlow ? <LoadingOutline /> : null}
        <div className={styles.page} inert={isSlow}>
          <Outlet />
        </div>
      </div>
      <BottomBar />
    </div>
  );
}

const SLOW_MS = 200;
const VERY_SLOW_MS = 5000;

/** Returns true once navigating to another Verse page has taken longer than `SLOW_MS`. */
function useSlowNavigation(): boolean {
  const verse = useShell().href('verse');
  const { pathname } = useLocation();
  const target = useNavigation().location?.pathname;
  const isNavigating = target !== undefined && target !== pathname && target.startsWith(`${verse}/`);
  return useIsTrueFor(isNavigating, SLOW_MS);
}

/** Returns true once `condition` has been true for `forMs` milliseconds. */
function useIsTrueFor(condition: boolean, forMs: number): boolean {
  const [hasElapsed, setHasElapsed] = useState(false);
  useEffect(() => {
    if (!condition) return undefined;
    const timer = setTimeout(() => setHasElapsed(true), forMs);
    return () => {
      clearTimeout(timer);
      setHasElapsed(false);
    };
  }, [condition, forMs]);
  return hasElapsed;
}

/** A skeleton of the next page, laid over the current one so that the page height and scroll position do not change. */
function LoadingOutline() {
  const isVerySlow = useIsTrueFor(true, VERY_SLOW_MS);
  return (
    <div className={styles.arriving}>
      <div className={styles.outline}>
        <p role="status">{isVerySlow ? 'Still loading…' : 'Loading…'}</p>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </div>
  );
}

function VerifyReminder() {
  const verify = useShell().href('verify-email');
  const { user } = useSession();
  if (!verify || !user || user.emailVerified) return null;
  return (
    <Alert className={styles.reminder}>
      <p>
        Your email is not verified yet. <Link to={verify}>Verify it</Link>
      </p>
    </Alert>
  );
}
