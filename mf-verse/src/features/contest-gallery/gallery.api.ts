import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ContestGallery, GalleryAgreement, PastGallery, PublishedTerms } from '@verse/api-contract/api';
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

/** A page of the gallery, and its first page, which has the winner. */
export interface LoadedExhibition {
  best: ContestGallery | undefined;
  page: ContestGallery | undefined;
}

export async function loadExhibition(args: LoaderFunctionArgs): Promise<LoadedExhibition> {
  const page = await loadGallery(args);
  if (!new URL(args.request.url).searchParams.has(GALLERY_PAGE)) return { best: page, page };
  const params = { id: args.params.id };
  const best = await callApi(api(args), 'GET /api/contests/{id}/gallery', { params, query: {} }).catch(() => undefined);
  return { best, page };
}

/** Loads entries of an earlier contest. The page around them works without them. */
export const loadPastGallery = (args: LoaderFunctionArgs): Promise<PastGallery | undefined> =>
  callApi(api(args), 'GET /api/contests/{id}/gallery/past', { params: { id: args.params.id } }).catch(() => undefined);

/** The pictures on a contest's page: its entries after the results, and those of an earlier contest until then. */
export interface ContestPictures {
  shown: LoadedExhibition | undefined;
  past: PastGallery | undefined;
}

export async function loadContestPictures(
  args: LoaderFunctionArgs,
  { hasResults, terms }: Pick<PublishedTerms, 'hasResults' | 'terms'>,
): Promise<ContestPictures> {
  return {
    shown: hasResults ? await loadExhibition(args) : undefined,
    past: !hasResults && terms ? await loadPastGallery(args) : undefined,
  };
}

export const loadAgreement = (args: LoaderFunctionArgs): Promise<GalleryAgreement | undefined> =>
  callApi(api(args), 'GET /api/contests/{id}/entries/own/gallery', { params: { id: args.params.id } }).catch(
    () => undefined,
  );

export const setAgreement = (client: ApiClient, id: string, isAgreed: boolean) =>
  callApi(client, 'PUT /api/contests/{id}/entries/own/gallery', { params: { id }, body: { isAgreed } });
