import type {
  BookPayment,
  DeskOrder,
  DeskOrderList,
  DeskProduct,
  DeskProductList,
  ProductForm,
  Refund,
  StockMove,
  StockOfItem,
} from '@verse/api-contract/store-desk';
import { actingWithFile } from '../../shared/acting-with-file';
import { acting, personal } from '../../shared/outcome';

const DESK = '/api/desk';
const at = (...parts: string[]) => [DESK, ...parts.map(encodeURIComponent)].join('/');
/** What of the page's address the API is asked for. */
const searchOf = (url: string) => new URL(url).search;

export const loadDeskOrders = personal((client, { request }) =>
  client<DeskOrderList>(at('orders') + searchOf(request.url)),
);
export const loadDeskOrder = personal((client, { params }) => client<DeskOrder>(at('orders', params.number ?? '')));
export const loadDeskProducts = personal((client, { request }) =>
  client<DeskProductList>(at('products') + searchOf(request.url)),
);

export interface ProductWithStock {
  product: DeskProduct;
  stock: StockOfItem;
}

/** In the place of an id: a product that is not there yet. */
const NEW = 'new';

/** Null for a new one: then the API is only asked whether somebody may work here. */
export const loadDeskProduct = personal(async (client, { params: { id = '' } }): Promise<ProductWithStock | null> => {
  if (id === NEW) {
    await client<DeskProductList>(`${at('products')}?status=draft`);
    return null;
  }
  const [product, stock] = await Promise.all([
    client<DeskProduct>(at('products', id)),
    client<StockOfItem>(at('products', id, 'stock')),
  ]);
  return { product, stock };
});

export type DeskOrderAct = { revision: number } & (
  | { what: 'payment'; body: BookPayment }
  | { what: 'deliver' }
  | { what: 'cancel' | 'decline-refund'; body: { reason: string } }
  | { what: 'refund'; body: Refund }
  | { what: 'refund-sent'; body: { reference: string } }
);

export const actOnDeskOrder = acting((client, { revision, what, ...rest }: DeskOrderAct, { number = '' }) =>
  client<DeskOrder>(at('orders', number, what), {
    method: 'POST',
    headers: { 'if-match': `"${revision}"` },
    ...rest,
  }),
);

export type DeskProductAct =
  | { what: 'add'; product: ProductForm }
  | { what: 'edit'; version: number; product: ProductForm }
  | { what: 'stock'; move: StockMove }
  | { what: 'add file'; version: number }
  | { what: 'remove file'; version: number; id: string };

function productForm(product: ProductForm, picture: File | undefined): FormData {
  const body = new FormData();
  body.set('product', JSON.stringify(product));
  if (picture) body.set('picture', picture);
  return body;
}

function sentFile(file: File | undefined): FormData {
  const body = new FormData();
  if (file) body.set('file', file);
  return body;
}

export const actOnDeskProduct = actingWithFile((client, act: DeskProductAct, { id = '' }, file) => {
  if (act.what === 'stock') return client<unknown>(at('products', id, 'stock'), { method: 'POST', body: act.move });
  if (act.what === 'add')
    return client<unknown>(at('products'), { method: 'POST', body: productForm(act.product, file) });
  const headers = { 'if-match': `"${act.version}"` };
  if (act.what === 'add file')
    return client<unknown>(at('products', id, 'files'), { method: 'POST', headers, body: sentFile(file) });
  if (act.what === 'remove file')
    return client<unknown>(at('products', id, 'files', act.id), { method: 'DELETE', headers });
  return client<unknown>(at('products', id), { method: 'PATCH', headers, body: productForm(act.product, file) });
});
