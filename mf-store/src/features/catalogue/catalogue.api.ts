import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Product } from '@verse/api-contract/products';
import { api } from '@verse/contract/react';
import { arrange, type Choice, readChoice } from './catalogue';

export interface Catalogue {
  choice: Choice;
  products: Product[];
}

export async function loadCatalogue(args: LoaderFunctionArgs): Promise<Catalogue> {
  const products = await api(args)<Product[]>('/api/products?area=store');
  const choice = readChoice(new URL(args.request.url).searchParams);
  return { choice, products: arrange(products, choice) };
}
