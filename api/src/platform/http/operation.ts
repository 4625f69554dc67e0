import type { Router } from 'express';
import type { z } from 'zod';

/** Who may call, for the reader of the document: everybody, whoever is signed in, those who publish, those who answer visitors. `permissions.ts` decides. */
export type Access = 'public' | 'member' | 'publisher' | 'staff';

export interface Answer {
  description: string;
  schema?: z.ZodType;
  /** Content type when it is not JSON. */
  type?: string;
}

/** One route as the OpenAPI document tells it. The feature's router serves exactly its operations; a test keeps that so. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** As Express writes it: `/api/blogs/:id`. */
  path: string;
  summary: string;
  access: Access;
  query?: z.ZodObject;
  params?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodType;
  bodyType?: 'application/json' | 'multipart/form-data';
  answers: Record<number, Answer>;
  /** Statuses of refusals beside the answers; all are problem details. */
  refusals?: readonly number[];
}

/** A slice of the API: its routes and what they promise. */
export interface Feature {
  name: string;
  router: Router;
  operations: readonly Operation[];
}
