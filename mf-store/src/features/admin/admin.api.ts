import type { AdminOrder, AdminProduct, BookPayment, StockOfItem } from '@verse/api-contract/api';
import type { ProductForm, Refund, StockMove } from '@verse/api-contract/commerce/store-admin.schema';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { personalLoader } from '../../shared/personal-data';

const queryOf = (request: Request) => new URL(request.url).searchParams;

export const loadAdminOrders = personalLoader((client, { request }) =>
  callApi(client, 'GET /api/desk/orders', { query: queryOf(request) }),
);
export const loadAdminOrder = personalLoader((client, { params: { number } }) =>
  callApi(client, 'GET /api/desk/orders/{number}', { params: { number } }),
);
export const loadAdminProducts = personalLoader((client, { request }) =>
  callApi(client, 'GET /api/desk/products', { query: queryOf(request) }),
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
      await callApi(client, 'GET /api/desk/products', { query: { status: 'draft' } });
      return null;
    }
    const [product, stock] = await Promise.all([
      callApi(client, 'GET /api/desk/products/{id}', { params: { id } }),
      callApi(client, 'GET /api/desk/products/{id}/stock', { params: { id } }),
    ]);
    return { product, stock };
  },
);

/** A step of an order. It sends the revision shown on the page. */
interface StepInput {
  order: Pick<AdminOrder, 'number' | 'revision'>;
}
interface StepInputWith<Body> extends StepInput {
  body: Body;
}

const orderOf = ({ order: { number, revision } }: StepInput) => ({ params: { number }, version: revision });

export const bookPayment = (client: ApiClient, { body, ...step }: StepInputWith<BookPayment>) =>
  callApi(client, 'POST /api/desk/orders/{number}/payment', { ...orderOf(step), body });

export const markDelivered = (client: ApiClient, step: StepInput) =>
  callApi(client, 'POST /api/desk/orders/{number}/deliver', orderOf(step));

export const cancelOrder = (client: ApiClient, { body, ...step }: StepInputWith<{ reason: string }>) =>
  callApi(client, 'POST /api/desk/orders/{number}/cancel', { ...orderOf(step), body });

export const declineRefund = (client: ApiClient, { body, ...step }: StepInputWith<{ reason: string }>) =>
  callApi(client, 'POST /api/desk/orders/{number}/decline-refund', { ...orderOf(step), body });

export const refundOrder = (client: ApiClient, { body, ...step }: StepInputWith<Refund>) =>
  callApi(client, 'POST /api/desk/orders/{number}/refund', { ...orderOf(step), body });

export const markRefundSent = (client: ApiClient, { body, ...step }: StepInputWith<{ reference: string }>) =>
  callApi(client, 'POST /api/desk/orders/{number}/refund-sent', { ...orderOf(step), body });

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

export const createProduct = (client: ApiClient, { product, picture, key }: ProductInput & { key: string }) =>
  callApi(client, 'POST /api/desk/products', {
    headers: { 'Idempotency-Key': key },
    body: formWith('picture', picture, product),
  });

export const saveProduct = (client: ApiClient, { id, version, product, picture }: ProductInput & ProductVersion) =>
  callApi(client, 'PATCH /api/desk/products/{id}', {
    params: { id },
    version,
    body: formWith('picture', picture, product),
  });

export const moveStock = (client: ApiClient, { id, move }: { id: string; move: StockMove }) =>
  callApi(client, 'POST /api/desk/products/{id}/stock', { params: { id }, body: move });

export const addFile = (client: ApiClient, { id, version, file }: ProductVersion & { file: File | undefined }) =>
  callApi(client, 'POST /api/desk/products/{id}/files', { params: { id }, version, body: formWith('file', file) });

export const removeFile = (client: ApiClient, { id, version, file }: ProductVersion & { file: string }) =>
  callApi(client, 'DELETE /api/desk/products/{id}/files/{file}', { params: { id, file }, version });
