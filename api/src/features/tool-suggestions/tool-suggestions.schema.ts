import { z } from 'zod';
import { approvedToolSchema, toolDecisionSchema, toolQueueQuerySchema, toolSuggestionRequestSchema, toolSuggestionSchema } from '@verse/api-contract/tools';
import type { Operation } from '../../platform/http';

export { toolDecisionSchema, toolQueueQuerySchema, toolSuggestionRequestSchema };

const suggestion = { description: 'The suggestion', schema: toolSuggestionSchema };
const suggestions = z.array(toolSuggestionSchema);

export const toolOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/tools',
    summary: 'Tools that members suggested and moderators approved, oldest first',
    access: 'public',
    answers: { 200: { description: 'The tools', schema: z.array(approvedToolSchema) }, 304: { description: 'Unchanged' } },
  },
  {
    method: 'post',
    path: '/api/tools/suggestions',
    summary: 'Suggest a tool for the directory',
    access: 'member',
    body: toolSuggestionRequestSchema,
    answers: { 201: suggestion },
    refusals: [400, 401, 403, 409, 413, 415, 429],
  },
  { method: 'get', path: '/api/tools/suggestions/mine', summary: 'Own suggestions and what became of them, newest first', access: 'member', answers: { 200: { description: 'The suggestions', schema: suggestions } }, refusals: [401] },
  {
    method: 'get',
    path: '/api/tools/suggestions',
    summary: 'Suggestions to decide about, oldest first',
    access: 'staff',
    query: toolQueueQuerySchema,
    answers: { 200: { description: 'The suggestions', schema: suggestions } },
    refusals: [400, 401, 403],
  },
  {
    method: 'patch',
    path: '/api/tools/suggestions/:id',
    summary: 'Approve, decline with a reason, or take either back',
    access: 'staff',
    params: z.object({ id: z.string() }),
    headers: z.object({ 'If-Match': z.string().meta({ description: 'The version that was read, in quotes' }) }),
    body: toolDecisionSchema,
    answers: { 200: suggestion },
    refusals: [400, 401, 403, 404, 409, 413, 415, 428],
  },
];
