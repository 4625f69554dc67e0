import { createHash } from 'node:crypto';
import { recordOf, registryIn, SECTION } from './registry-requests';
import type { RunningApi } from './start-api';

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
export const idOf = (number: number) => number.toString(16).padStart(16, '0');

export const filesIn = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [name, { sha256: sha256(text), bytes: text.length }]));

export const filesOf = (release: string) => ({
  'client/remote-entry.js': `var ${release}`,
  'server/remote.cjs': 'shared',
});

/** Creates a team that has its section's token. */
export async function team(api: RunningApi, section = SECTION, now = () => new Date()) {
  const service = await registryIn(api.store.db, now);
  const token = await service.createToken(section);
  const send = (method: string, path: string, type: string, body: string) =>
    api.call(`/api/registry/sections/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body,
    });
  const offer = (record: ReturnType<typeof recordOf>) =>
    send(
      'PUT',
      `${record.section}/releases/${record.release}`,
      'application/json',
      JSON.stringify({ record: JSON.stringify(record) }),
    );
  const file = (text: string, digest = sha256(text)) =>
    send('PUT', `${SECTION}/files/${digest}`, 'application/octet-stream', text);
  return {
    prune: service.prune,
    offer,
    file,
    act: (act: object) => send('POST', `${SECTION}/acts`, 'application/json', JSON.stringify({ who: 'Ada', ...act })),
    async upload(number: number) {
      const release = idOf(number);
      const files = filesOf(release);
      await Promise.all(Object.values(files).map((text) => file(text)));
      expect((await offer(recordOf(release, filesIn(files)))).status).toBe(201);
      return release;
    },
    async standing() {
      const answer = await api.call(`/api/registry/sections/${SECTION}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return (await answer.json()) as {
        pointer: unknown;
        frozen: unknown;
        journal: { act: string; release?: string; why?: string }[];
      };
    },
  };
}

/** Returns functions that send requests as a gateway. */
export const asGateway = (token: string) => ({
  registry: async (api: RunningApi) =>
    bodyOf(await api.call('/api/registry', { headers: { authorization: `Bearer ${token}` } })),
  act: (api: RunningApi, act: object) =>
    api.call(`/api/registry/sections/${SECTION}/acts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ who: 'Grace', ...act }),
    }),
});

export const bodyOf = async (answer: Response) => (await answer.json()) as Record<string, unknown>;
export const activeOf = async (api: RunningApi) =>
  ((await bodyOf(await api.call('/api/registry'))).sections as Record<string, { release: string }>)[SECTION]?.release;
