import type { LoaderFunctionArgs } from 'react-router-dom';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { arrange, type Arranged, readFilters } from './catalogue';

export async function loadCatalogue(args: LoaderFunctionArgs): Promise<Arranged> {
  const products = await callApi(api(args), 'GET /api/products', { query: { area: 'store' } });
  return arrange(products, readFilters(new URL(args.request.url).searchParams));
}
