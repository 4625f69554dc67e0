import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ListedMember, People } from '@verse/api-contract/people';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadPage } from '@verse/contract/server-state';
import { isShared, type SharedData } from '../../shared/shared-data';
import { parsePeopleChoice, peopleQuery } from './people-choice';

export async function loadPeople(args: LoaderFunctionArgs): Promise<LoadedPage<ListedMember> & SharedData> {
  const choice = parsePeopleChoice(new URL(args.request.url).searchParams);
  const page = await loadPage(args, async ({ cursor, limit }) => {
    const query = new URLSearchParams(peopleQuery(choice));
    query.set('limit', String(limit));
    if (cursor !== null) query.set('cursor', cursor);
    const { people, next } = await api(args)<People>(`/api/people?${query}`);
    return { entries: people, next };
  });
  return { ...page, isShared: isShared() };
}
