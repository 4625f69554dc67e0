import { z } from 'zod';
import type { AdminProduct, StockOfItem } from '@verse/api-contract/api';
import {
  adminProductListSchema,
  adminProductQuerySchema,
  adminProductSchema,
  fileUploadSchema,
  productUploadSchema,
  stockMoveSchema,
  stockOfItemSchema,
} from '@verse/api-contract/commerce/store-admin.schema';
import { PRODUCT_FILES } from '@verse/api-contract/files';
import type { PrivateFiles } from '../../../platform/files';
import { type Form, NO_STORE, optionalKey, orConflict, reply, type Route, route } from '../../../platform/http';
import type { ProductAdmin } from './product-admin.service';
import { type ProductWithStock, UNKNOWN_PRODUCT } from './product-desk';
import type { SentProduct } from './product-form';
import { productView } from './products.view';

interface Dependencies {
  admin: ProductAdmin;
  form: Form<SentProduct>;
  files: Pick<PrivateFiles, 'form'>;
}

const PATH = '/api/desk/products';
const permission = 'products.manage' as const;
const byId = { params: z.object({ id: z.string().regex(/^[\w-]{1,40}$/) }), notFoundMessage: UNKNOWN_PRODUCT };
const product = { description: 'The product as it is now', schema: adminProductSchema };
const counted = { description: 'The stock and its last movements', schema: stockOfItemSchema };
const FORM = [400, 409, 411, 413, 415, 422, 429, 503];

const toView = ({ product: one, stock }: ProductWithStock): AdminProduct => ({
  ...productView(one, { available: stock.available }),
  description: one.description ?? '',
  files: (one.files ?? []).map(({ id, name, bytes, sha256 }) => ({ id, name, bytes, sha256 })),
  version: one.version,
  status: one.status,
  stock,
});

type Stock = Awaited<ReturnType<ProductAdmin['stockOf']>>;
const toStockView = ({ moves, ...stock }: Stock): StockOfItem => ({
  ...stock,
  moves: moves.map(({ at, id, ...move }) => ({ ...move, id: id.split(' ').at(-1)!, at: at.toISOString() })),
});

const stockRoutes = (admin: ProductAdmin): Route[] => [
  route(
    {
      method: 'get',
      path: `${PATH}/:id/stock`,
      summary: 'Get the stock of a product and its movements',
      permission,
      ...byId,
      query: z.strictObject({ cursor: z.string().max(300).optional() }),
      responses: { 200: counted },
      errors: [400, 404],
    },
    async ({ params, query }) => reply(200, toStockView(await admin.stockOf(params.id, query.cursor)), NO_STORE),
  ),
  route(
    {
      method: 'post',
      path: `${PATH}/:id/stock`,
      summary: 'Change the stock of a product',
      permission,
      ...byId,
      body: stockMoveSchema,
      responses: { 200: counted },
      errors: [400, 404, 409],
    },
    async ({ person, params, body }) => {
      const moved = await orConflict(admin.move(person, params.id, body), (current: Stock) => ({
        message: 'The stock just changed. Please check it.',
        details: { current: toStockView(current) },
      }));
      return reply(200, toStockView(moved), NO_STORE);
    },
  ),
];

/** Includes the current product in version-conflict responses. */
const orProductConflict = (work: Promise<ProductWithStock>) =>
  orConflict(work, (current: ProductWithStock) => ({
    message: 'Someone else has just changed this product. Your changes were not saved.',
    details: { current: toView(current) },
  }));

const fileRoutes = ({ admin, files }: Dependencies): Route[] => [
  route(
    {
      method: 'post',
      path: `${PATH}/:id/files`,
      summary: 'Add a file that buyers can download',
      permission,
      ...byId,
      ifMatch: true,
      form: files.form(PRODUCT_FILES),
      body: fileUploadSchema,
      responses: { 200: product },
      errors: [...FORM, 404, 428],
    },
    async ({ person, params, version, body }) =>
      reply(200, toView(await orProductConflict(admin.addFile(person, params.id, version, body))), NO_STORE),
    ({ params }) => admin.find(params.id),
  ),
  route(
    {
      method: 'delete',
      path: `${PATH}/:id/files/:file`,
      summary: 'Remove a file; existing orders keep it',
      permission,
      params: byId.params.extend({ file: z.string().regex(/^[0-9a-f]{16}$/) }),
      notFoundMessage: UNKNOWN_PRODUCT,
      ifMatch: true,
      responses: { 200: product },
      errors: [400, 404, 409, 428],
    },
    async ({ person, params, version }) =>
      reply(200, toView(await orProductConflict(admin.removeFile(person, params.id, version, params.file))), NO_STORE),
  ),
];

export const productAdminRoutes = ({ admin, form, files }: Dependencies): Route[] => [
  route(
    {
      method: 'get',
      path: PATH,
      summary: 'List all products of the store, including hidden ones',
      permission,
      query: adminProductQuerySchema,
      responses: { 200: { description: 'The products', schema: adminProductListSchema } },
      errors: [400],
    },
    async ({ query }) => reply(200, { products: (await admin.list(query.status)).map(toView) }, NO_STORE),
  ),
  route(
    {
      method: 'get',
      path: `${PATH}/:id`,
      summary: 'Get a product for editing',
      permission,
      ...byId,
      responses: { 200: product },
      errors: [404],
    },
    async ({ params }) => reply(200, toView(await admin.find(params.id)), NO_STORE),
  ),
  route(
    {
      method: 'post',
      path: PATH,
      summary: 'Add a product; idempotent by Idempotency-Key',
      permission,
      headers: optionalKey,
      form,
      body: productUploadSchema,
      responses: { 201: product },
      errors: FORM,
    },
    async ({ person, headers, body }) =>
      reply(201, toView(await admin.add(person, body, headers['Idempotency-Key'])), NO_STORE),
  ),
  route(
    {
      method: 'patch',
      path: `${PATH}/:id`,
      summary: 'Update, publish or hide a product',
      permission,
      ...byId,
      ifMatch: true,
      form,
      body: productUploadSchema,
      responses: { 200: product },
      errors: [...FORM, 404, 428],
    },
    async ({ person, params, version, body }) => {
      const changed = await orProductConflict(admin.change(person, params.id, version, body));
      return reply(200, toView(changed), NO_STORE);
    },
    ({ params }) => admin.find(params.id),
  ),
  ...fileRoutes({ admin, form, files }),
  ...stockRoutes(admin),
];
