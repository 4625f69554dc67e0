import type { IncomingMessage } from 'node:http';
import type { Log } from '../../log';
import type { ResolveClient } from './client-address';

/** Query values are not logged, because links in emails carry tokens in their query. */
const plain = (url = '') => (url.includes('?') ? `${url.slice(0, url.indexOf('?'))}?…` : url);

/** Creates the logger for calls that never reach the API. Its lines have the same format as the API's. */
export function createRequestLog(log: Log, isOn: boolean, resolveClient: ResolveClient) {
  return (request: IncomingMessage, answer: { id: string; status: number; bytes: number }): void => {
    if (!isOn) return;
    const { id, ...res } = answer;
    log.info(
      {
        req: { id, method: request.method, url: plain(request.url), ip: resolveClient(request).address },
        res,
        from: 'memory',
      },
      'request completed',
    );
  };
}
