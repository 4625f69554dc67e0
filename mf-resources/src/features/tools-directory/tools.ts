import type { LoaderFunctionArgs } from 'react-router-dom';
import { matchesSearch } from '@verse/api-contract/fold-text';
import type { ListedTool } from '@verse/api-contract/publishing/listed-tools';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';

export type Tool = ListedTool;

/**
 * Loads the suggestions approved by moderators. Returns an empty list on failure, because the directory works without
 * suggestions.
 */
export const loadApprovedTools = (args: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<Tool[]> =>
  callApi(api(args), 'GET /api/tools').catch(() => []);

const getTexts = ({ name, category, description, tags, pricing }: Tool) => [
  name,
  category,
  description,
  ...tags,
  pricing,
];

/**
 * Returns the tools in the category that contain every word of the search term. If the category is '', searches all
 * categories.
 */
export function chooseTools(all: readonly Tool[], { category, q }: { category: string; q: string }): Tool[] {
  return all.filter((tool) => (!category || tool.category === category) && matchesSearch(q, getTexts(tool)));
}
