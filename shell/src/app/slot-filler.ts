import type { Report } from '@verse/contract';
import type { createChanges } from '@verse/contract/changes';
import type { RemoteLoader } from '../remotes/load-remote';
import { CART_SECTION, CART_TOPIC, type createSlot } from './slots';

interface Sources {
  slot: ReturnType<typeof createSlot>;
  load: RemoteLoader['load'];
  report(failure: Report): void;
  changes: ReturnType<typeof createChanges>;
}

/**
 * Creates a function that fills the slot, at most once. A cart change also fills the slot. The code that fills it is
 * loaded separately, so that no page waits for it.
 */
export function createSlotFiller({ slot, load, report, changes }: Sources): () => void {
  let isFilled = false;
  const fill = () => {
    if (isFilled) return;
    isFilled = true;
    import(/* webpackChunkName: "shell-slot" */ './fill-slot')
      .then(({ fillSlot }) => fillSlot({ slot, load: () => load(CART_SECTION), report }))
      .catch(() => slot.set(null));
  };
  changes.subscribe(CART_TOPIC, fill);
  return fill;
}
