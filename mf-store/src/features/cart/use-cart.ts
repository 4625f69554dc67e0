import { useEffect, useEffectEvent, useState } from 'react';
import { useFetcher } from 'react-router-dom';
import type { Cart } from '@verse/api-contract/api';
import { CART_TOPIC } from '@verse/api-contract/commerce/cart.values';
import { useChanged, useSession, useShell } from '@verse/contract/react';
import { type Result, useSend } from '@verse/contract/server-state';
import { editCart } from './cart.api';
import type { CartEdit } from './cart-edit';
import { successMessage } from './success-messages';

/** Path of the cart data relative to the cart page, as defined in the routes. */
const CONTENTS = 'contents';

export interface ShownCart {
  cart: Cart | undefined;
  /** The reason why the cart could not be loaded. */
  failure: string | undefined;
  isLoading: boolean;
  reload: () => void;
  /** Edits being sent, oldest first. */
  editing: readonly CartEdit[];
  edit: (edit: CartEdit) => void;
}

let isLoadQueued = false;

/** Coalesces reloads, because all components that show the cart are notified of a change at once. */
function loadOnce(load: () => void) {
  if (isLoadQueued) return;
  isLoadQueued = true;
  queueMicrotask(() => {
    isLoadQueued = false;
    load();
  });
}

/** Returns the visitor's cart. It is loaded after hydration and whenever it changes. */
export function useCart(): ShownCart {
  const { href } = useShell();
  const { user } = useSession();
  const { load, data, state } = useFetcher<Result<Cart>>({ key: 'cart' });
  const reload = () => loadOnce(() => void load(`${href('cart')}/${CONTENTS}`));
  const loadFirst = useEffectEvent(reload);
  useEffect(() => loadFirst(), [user?.id]);
  useChanged(CART_TOPIC, reload);
  // The cart returned by an edit is used until the changed cart has been reloaded.
  const [answer, setAnswer] = useState<{ since: typeof data; cart: Cart }>();
  const loaded = data?.ok ? data.value : undefined;
  return {
    cart: answer && answer.since === data ? answer.cart : loaded,
    failure: data?.ok === false ? data.message : undefined,
    isLoading: state !== 'idle',
    reload,
    ...useEdit((cart) => setAnswer({ since: data, cart })),
  };
}

/** Edits the cart and shows the result as a toast, with Undo or "Try again". */
function useEdit(onCart: (cart: Cart) => void): Pick<ShownCart, 'editing' | 'edit'> {
  const { notify } = useShell();
  const send = useSend();
  const [editing, setEditing] = useState<readonly CartEdit[]>([]);

  const offer = (label: string, next: CartEdit | undefined) =>
    next ? { action: { label, run: () => void edit(next) } } : {};

  async function edit(next: CartEdit) {
    setEditing((before) => [...before, next]);
    const result = await send((api) => editCart(api, next));
    setEditing((before) => before.filter((one) => one !== next));
    if (!result.ok) {
      const retry = offer('Try again', result.code === 'unreachable' ? next : undefined);
      return notify({ tone: 'error', text: result.message, ...retry });
    }
    onCart(result.value.cart);
    const message = successMessage(next, result.value.before);
    if (message) notify({ tone: 'success', text: message.text, ...offer('Undo', message.undo) });
  }
  return { editing, edit: (next) => void edit(next) };
}
