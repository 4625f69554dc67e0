import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Answers } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';

export const likeSubject = (client: ApiClient, { kind, id }: { kind: 'works' | 'blogs'; id: string }, on: boolean) =>
  callApi(client, `${on ? 'PUT' : 'DELETE'} /api/${kind}/{id}/like`, { params: { id } });

/** Likes of a work, and whether the member likes it. */
export const loadWorkLikes = (args: LoaderFunctionArgs): Promise<Answers | null> =>
  callApi(api(args), 'GET /api/works/{id}/answers', { params: { id: args.params.id } });
