import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ContentDesk, type ContentStore } from './content-desk';

interface ContentDeskOptions {
  /** Whether the saved draft has been loaded into the page. No view is opened until then. */
  isReady: boolean;
  store: ContentStore;
}

/** Connects a text's two views to its field. */
export function useContentDesk({ isReady, store }: ContentDeskOptions) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [desk] = useState(() => new ContentDesk(store));
  const { open, refusal } = useSyncExternalStore(desk.subscribe, desk.getState, desk.getServerState);

  useLayoutEffect(() => desk.connect(store));
  const receive = useEffectEvent(() => {
    if (desk.leaveOther() && isReady) desk.showChosen(area.current);
  });
  useLayoutEffect(() => {
    receive();
    return store.subscribe(() => receive());
  }, [store]);
  useEffect(() => {
    if (isReady) desk.showChosen(area.current);
  }, [desk, isReady]);
  useLayoutEffect(() => {
    if (!open) desk.placeCaret(area.current);
  }, [desk, open]);

  return { area, desk, open, refusal };
}
