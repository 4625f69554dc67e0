import { useEffect, useEffectEvent } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom';
import type { ApiClient } from '@verse/contract';
import { api, useSession } from '@verse/contract/react';
import { type Result, toResult } from '@verse/contract/server-state';

/**
 * Creates the loader for a personal page. On the server, it loads nothing, because all visitors receive the same
 * outline. In the browser, `usePersonalData` then loads the data.
 */
export const personalLoader =
  <T>(load: (client: ApiClient, args: LoaderFunctionArgs) => Promise<T>) =>
  async (args: LoaderFunctionArgs): Promise<Result<T> | null> =>
    typeof window === 'undefined' ? null : toResult(load(api(args), args));

/**
 * Returns the data of a `personalLoader`. The data is `null` on the page rendered by the server and is reloaded if
 * another person signs in.
 */
export function usePersonalData<T>() {
  const result = useLoaderData<Result<T> | null>();
  const { revalidate, state } = useRevalidator();
  const { user } = useSession();
  const loadMissing = useEffectEvent(() => {
    if (!result?.ok) void revalidate();
  });
  useEffect(() => loadMissing(), [user?.id]);
  return { result, isLoading: state === 'loading', reload: () => void revalidate() };
}
