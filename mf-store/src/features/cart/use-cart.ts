import { useEffect, useEffectEvent, useState } from 'react';
import { useFetcher, useSubmit } from 'react-router-dom';
import { type Cart, CART_TOPIC } from '@verse/api-contract/cart';
import { useChanged, useSession, useShell } from '@verse/contract/react';
import { type CartOutcome, endCall, outcomeOfCall } from './calls';
import type { CartEdit } from './cart-edit';
import { toldOf } from './told';

/** Below the page of the cart: `contents` in the routes. */
const CONTENTS = 'contents';
const EDITING = 'cart-edit';

export interface ShownCart {
  cart: Cart | undefined;
  /** Why there is none. */
  failure: string | undefined;
  isLoading: boolean;
  reload: () => void;
  /** What is being done just now, the latest last. */
  editing: readonly CartEdit[];
  edit: (edit: CartEdit) => void;
}

let isAsked = false;

/** A page shows the cart in several places, which hear of a change together. */
function askOnce(ask: () => void) {
  if (isAsked) return;
  isAsked = true;
  queueMicrotask(() => {
    isAsked = false;
    ask();
  });
}

/** The cart of whoever is here: asked for once the page is there, and again whenever it has changed. */
export function useCart(): ShownCart {
  const { href } = useShell();
  const { user } = useSession();
  const { load, data, state } = useFetcher<CartOutcome>({ key: 'cart' });
  const reload = () => askOnce(() => void load(`${href('cart')}/${CONTENTS}`));
  const ask = useEffectEvent(reload);
  useEffect(() => ask(), [user?.id]);
  useChanged(CART_TOPIC, reload);
  // What an edit has answered holds until the cart that it announced is here.
  const [answer, setAnswer] = useState<{ since: typeof data; cart: Cart }>();
  const loaded = data?.ok ? data.cart : undefined;
  return {
    cart: answer && answer.since === data ? answer.cart : loaded,
    failure: data?.ok === false ? data.message : undefined,
    isLoading: state !== 'idle',
    reload,
    ...useEdit((cart) => setAnswer({ since: data, cart })),
  };
}

const UNANSWERED: CartOutcome = { ok: false, code: 'internal', message: 'It could not be done. Please try again.' };
let calls = 0;

/** Does something to the cart and says what became of it, with a way back. */
function useEdit(onCart: (cart: Cart) => void): Pick<ShownCart, 'editing' | 'edit'> {
  const { href, notify } = useShell();
  const submit = useSubmit();
  const [editing, setEditing] = useState<readonly CartEdit[]>([]);

  function tell(next: CartEdit, outcome: CartOutcome) {
    setEditing((before) => before.filter((one) => one !== next));
    if (!outcome.ok) {
      const again = outcome.code === 'unreachable' ? outcome.edit : undefined;
      const action = again && { label: 'Try again', run: () => edit(again) };
      notify({ tone: 'error', text: outcome.message, ...(action ? { action } : {}) });
      return;
    }
    onCart(outcome.cart);
    const told = outcome.edit && toldOf(outcome.edit, outcome.before);
    if (!told) return;
    const action = told.undo && { label: 'Undo', run: () => edit(told.undo!) };
    notify({ tone: 'success', text: told.text, ...(action ? { action } : {}) });
  }

  function edit(next: CartEdit) {
    const call = `${EDITING} ${(calls += 1)}`;
    setEditing((before) => [...before, next]);
    void outcomeOfCall(call).then((outcome) => tell(next, outcome));
    void submit({ call, edit: next } as never, {
      method: 'post',
      action: href('cart')!,
      encType: 'application/json',
      navigate: false,
      fetcherKey: call,
    }).finally(() => endCall(call, UNANSWERED));
  }
  return { editing, edit };
}
