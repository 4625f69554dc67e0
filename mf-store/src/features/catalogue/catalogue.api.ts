import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Product } from '@verse/api-contract/products';
import { api } from '@verse/contract/react';
import { arrange, type Arranged, readChoice } from './catalogue';

export async function loadCatalogue(args: LoaderFunctionArgs): Promise<Arranged> {
  const products = await api(args)<Product[]>('/api/products?area=store');
  return arrange(products, readChoice(new URL(args.request.url).searchParams));
}
