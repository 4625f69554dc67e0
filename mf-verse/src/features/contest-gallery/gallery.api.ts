import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ContestGallery, GalleryAgreement } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { contestPath } from '../../shared/contest-paths';

/** Query parameter of the pages with a gallery. */
export const GALLERY_PAGE = 'gallery';

export const galleryFileHref = (id: string, number: number, index: number): string =>
  `${contestPath(id)}/gallery/${number}/files/${index}`;

/** Loads a page of the gallery. The page around it works without it. */
export function loadGallery(args: LoaderFunctionArgs): Promise<ContestGallery | undefined> {
  const after = new URL(args.request.url).searchParams.get(GALLERY_PAGE);
  return callApi(api(args), 'GET /api/contests/{id}/gallery', {
    params: { id: args.params.id },
    query: { after: after && /^\d{1,6}$/.test(after) ? after : null },
  }).catch(() => undefined);
}

export const loadAgreement = (args: LoaderFunctionArgs): Promise<GalleryAgreement | undefined> =>
  callApi(api(args), 'GET /api/contests/{id}/entries/own/gallery', { params: { id: args.params.id } }).catch(
    () => undefined,
  );

export const setAgreement = (client: ApiClient, id: string, isAgreed: boolean) =>
  callApi(client, 'PUT /api/contests/{id}/entries/own/gallery', { params: { id }, body: { isAgreed } });
