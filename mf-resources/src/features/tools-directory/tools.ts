import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ListedTool } from '@verse/api-contract/listed-tools';
import type { ApprovedTool } from '@verse/api-contract/tools';
import { api } from '@verse/contract/react';

export type Tool = ListedTool;

/** What members suggested and moderators approved. Without them the directory is as good. */
export const loadApprovedTools = (args: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<Tool[]> =>
  api(args)<ApprovedTool[]>('/api/tools').catch(() => []);

const wordsOf = ({ name, category, description, tags, pricing }: Tool) =>
  [name, category, description, ...tags, pricing].join(' ').toLowerCase();

/** Tools of the category, or of all, that have every word of the search somewhere. */
export function chooseTools(all: readonly Tool[], { category, q }: { category: string; q: string }): Tool[] {
  const wanted = q.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(
    (tool) => (!category || tool.category === category) && wanted.every((word) => wordsOf(tool).includes(word)),
  );
}
