import { useCallback } from 'react';
import { useShell } from '@verse/contract/react';
import type { ApiClient } from '../api-client';
import { type Failure, type Result, toResult } from './result';

const UNEXPECTED: Failure = {
  ok: false,
  status: 0,
  code: 'internal',
  message: 'That didn’t work. Please try again.',
  fields: {},
  details: {},
  body: '',
};

/**
 * Returns a function that calls the API and resolves with the result. Calls may overlap and may outlive the component,
 * because Undo can be pressed on another page. Loaders do not rerun; use `useAction` if they should.
 *
 * @example
 * const send = useSend();
 * const result = await send((api) => api<Job>(`/api/jobs/${id}`, { method: 'PATCH', body }));
 */
export function useSend() {
  const { api, report } = useShell();
  return useCallback(
    async <T>(call: (api: ApiClient) => Promise<T>): Promise<Result<T>> => {
      try {
        return await toResult(call(api));
      } catch (error) {
        report({ error, during: 'sending a change' });
        return UNEXPECTED;
      }
    },
    [api, report],
  );
}
