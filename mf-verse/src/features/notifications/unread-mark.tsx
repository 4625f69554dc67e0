import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router-dom';
import type { NotificationHead } from '@verse/api-contract/api';
import { MOST_UNREAD } from '@verse/api-contract/community/notifications.values';
import { useSession, useShell } from '@verse/contract/react';
import { VisuallyHidden } from '@verse/ui';
import { type Following, followUnreadCounts } from './follow-unread-counts';
import { headStore, useHead } from './head-store';
import styles from './unread-mark.module.scss';

/** The number of unread notifications, with text for screen readers. */
export function UnreadMark() {
  const unread = useHead()?.unread ?? 0;
  if (unread === 0) return null;
  const number = unread >= MOST_UNREAD ? `${MOST_UNREAD - 1}+` : String(unread);
  return (
    <>
      <span className={styles.mark} aria-hidden>
        {number}
      </span>
      <VisuallyHidden>{`${number} unread ${unread === 1 ? 'notification' : 'notifications'}`}</VisuallyHidden>
    </>
  );
}

/** Keeps this window's number of unread notifications up to date. Call it only once. */
export function useUnreadUpdates() {
  const { href } = useShell();
  const memberId = useSession().user?.id;
  const { load, data } = useFetcher<NotificationHead | null>();
  const following = useRef<Following>(undefined);
  const page = href('notifications');

  useEffect(() => {
    if (memberId === undefined) return undefined;
    following.current = followUnreadCounts({
      memberId,
      onHead: headStore.take,
      poll: () => void load(`${page}/head`),
    });
    return () => {
      following.current?.stop();
      headStore.clear();
    };
  }, [memberId, page, load]);

  useEffect(() => {
    if (data) following.current?.publish(data);
  }, [data]);
}
