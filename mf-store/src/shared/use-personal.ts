import { useEffect, useEffectEvent } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { useSession } from '@verse/contract/react';
import type { Outcome } from './outcome';

/** What a `personal` loader brought; nothing yet on the page that the server drew. Asks again for another person. */
export function usePersonal<T>() {
  const outcome = useLoaderData<Outcome<T> | null>();
  const { revalidate, state } = useRevalidator();
  const { user } = useSession();
  const ask = useEffectEvent(() => {
    if (!outcome?.ok) void revalidate();
  });
  useEffect(() => ask(), [user?.id]);
  return { outcome, isLoading: state === 'loading', reload: () => void revalidate() };
}
