import type {
  AdminOrder,
  AdminOrderList,
  AdminProduct,
  AdminProductList,
  BookPayment,
  ProductForm,
  Refund,
  StockMove,
  StockOfItem,
} from '@verse/api-contract/store-admin';
import type { ApiClient } from '@verse/contract';
import { personalLoader } from '../../shared/personal-data';

const DESK = '/api/desk';
const at = (...parts: string[]) => [DESK, ...parts.map(encodeURIComponent)].join('/');
/** Returns the page URL's query string, which is passed to the API unchanged. */
const getSearch = (url: string) => new URL(url).search;

export const loadAdminOrders = personalLoader((client, { request }) =>
  client<AdminOrderList>(at('orders') + getSearch(request.url)),
);
export const loadAdminOrder = personalLoader((client, { params }) =>
  client<AdminOrder>(at('orders', params.number ?? '')),
);
export const loadAdminProducts = personalLoader((client, { request }) =>
  client<AdminProductList>(at('products') + getSearch(request.url)),
);

export interface ProductWithStock {
  product: AdminProduct;
  stock: StockOfItem;
}

/** Used instead of an ID in the URL of a new product. */
const NEW = 'new';

/** Loads `null` for a new product. In that case, the request only checks the permission. */
export const loadAdminProduct = personalLoader(
  async (client, { params: { id = '' } }): Promise<ProductWithStock | null> => {
    if (id === NEW) {
      await client<AdminProductList>(`${at('products')}?status=draft`);
      return null;
    }
    const [product, stock] = await Promise.all([
      client<AdminProduct>(at('products', id)),
      client<StockOfItem>(at('products', id, 'stock')),
    ]);
    return { product, stock };
  },
);

const ifMatch = (revision: number) => ({ 'if-match': `"${revision}"` });

/**
 * Creates an API call for a step of an order. The call sends the revision shown on the page; its body depends on the
 * step.
 */
const orderStep =
  <Body>(step: string) =>
  (client: ApiClient, { order: { number, revision }, body }: { order: OrderVersion; body?: Body }) =>
    client<AdminOrder>(at('orders', number, step), { method: 'POST', headers: ifMatch(revision), body });

type OrderVersion = Pick<AdminOrder, 'number' | 'revision'>;

export const bookPayment = orderStep<BookPayment>('payment');
export const markDelivered = orderStep<never>('deliver');
export const cancelOrder = orderStep<{ reason: string }>('cancel');
export const declineRefund = orderStep<{ reason: string }>('decline-refund');
export const refundOrder = orderStep<Refund>('refund');
export const markRefundSent = orderStep<{ reference: string }>('refund-sent');

function formWith(name: 'picture' | 'file', file: File | undefined, product?: ProductForm): FormData {
  const body = new FormData();
  if (product) body.set('product', JSON.stringify(product));
  if (file) body.set(name, file);
  return body;
}

interface ProductInput {
  product: ProductForm;
  picture: File | undefined;
}
type ProductVersion = Pick<AdminProduct, 'id' | 'version'>;

export const createProduct = (client: ApiClient, { product, picture }: ProductInput) =>
  client<AdminProduct>(at('products'), { method: 'POST', body: formWith('picture', picture, product) });

export const saveProduct = (client: ApiClient, { id, version, product, picture }: ProductInput & ProductVersion) =>
  client<unknown>(at('products', id), {
    method: 'PATCH',
    headers: ifMatch(version),
    body: formWith('picture', picture, product),
  });

export const moveStock = (client: ApiClient, { id, move }: { id: string; move: StockMove }) =>
  client<unknown>(at('products', id, 'stock'), { method: 'POST', body: move });

export const addFile = (client: ApiClient, { id, version, file }: ProductVersion & { file: File | undefined }) =>
  client<unknown>(at('products', id, 'files'), {
    method: 'POST',
    headers: ifMatch(version),
    body: formWith('file', file),
  });

export const removeFile = (client: ApiClient, { id, version, file }: ProductVersion & { file: string }) =>
  client<unknown>(at('products', id, 'files', file), { method: 'DELETE', headers: ifMatch(version) });
