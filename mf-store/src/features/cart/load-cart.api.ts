import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Cart } from '@verse/api-contract/api';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { type Result, toResult } from '@verse/contract/server-state';

/** Loads the visitor's cart. Browser only, because the server must render the same page for all visitors. */
export async function loadCart(args: LoaderFunctionArgs): Promise<Result<Cart>> {
  if (typeof window === 'undefined') throw new Response('Not a page', { status: 404 });
  return toResult(callApi(api(args), 'GET /api/cart'));
}
