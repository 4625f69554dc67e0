import type { LoaderFunctionArgs } from 'react-router-dom';
import type { TaggedWork } from '@verse/api-contract/api';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadPage } from '@verse/contract/server-state';
import { type CacheableData, isCacheable } from '../../shared/cacheable-data';
import { WALL_FILTERS } from './wall-filters';

export interface WallPage extends LoadedPage<TaggedWork>, CacheableData {
  crafts: string[];
}

export async function loadWall(args: LoaderFunctionArgs): Promise<WallPage> {
  const client = api(args);
  const { show, craft: tag } = WALL_FILTERS.read(new URL(args.request.url).searchParams);
  const [page, { crafts }] = await Promise.all([
    loadPage(args, async (part) => {
      const isChosen = show === undefined && tag === undefined;
      const { works, next } = isChosen
        ? await callApi(client, 'GET /api/works/chosen', { query: part })
        : await callApi(client, 'GET /api/works', { query: { tag, ...part } });
      return { entries: works, next };
    }),
    callApi(client, 'GET /api/works/crafts'),
  ]);
  return { ...page, crafts, isCacheable: isCacheable() };
}
