import { z } from 'zod';
import { PRODUCT_FILES } from '@verse/api-contract/files';
import type { DeskProduct, StockOfItem } from '@verse/api-contract/store-desk';
import {
  deskProductListSchema,
  deskProductQuerySchema,
  deskProductSchema,
  fileUploadSchema,
  productUploadSchema,
  stockMoveSchema,
  stockSchema,
} from '@verse/api-contract/store-desk.schema';
import type { PrivateFiles } from '../../platform/files';
import { type Form, orConflict, reply, type Route, route } from '../../platform/http';
import type { SentProduct } from './product-form';
import { productView } from './products.view';
import { type KeptProduct, type ProductsDesk, UNKNOWN_PRODUCT } from './products-desk.service';

interface Dependencies {
  desk: ProductsDesk;
  form: Form<SentProduct>;
  files: Pick<PrivateFiles, 'form'>;
}

const PATH = '/api/desk/products';
const may = 'products.manage' as const;
const byId = { params: z.object({ id: z.string().regex(/^[\w-]{1,40}$/) }), unknown: UNKNOWN_PRODUCT };
const NO_STORE = { headers: { 'Cache-Control': 'no-store' } };
const product = { description: 'The product as it is now', schema: deskProductSchema };
const counted = { description: 'How many there are, and the last moves', schema: stockSchema };
const FORM = [400, 409, 411, 413, 415, 422, 429, 503];

const viewOf = ({ product: one, stock }: KeptProduct): DeskProduct => ({
  ...productView(one, stock.available),
  description: one.description ?? '',
  files: (one.files ?? []).map(({ id, name, bytes, sha256 }) => ({ id, name, bytes, sha256 })),
  version: one.version,
  status: one.status,
  stock,
});

type Stock = Awaited<ReturnType<ProductsDesk['stockOf']>>;
const stockView = ({ moves, ...stock }: Stock): StockOfItem => ({
  ...stock,
  moves: moves.map(({ at, id, ...move }) => ({ ...move, id: id.split(' ').at(-1)!, at: at.toISOString() })),
});

const stockRoutes = (desk: ProductsDesk): Route[] => [
  route(
    {
      ...{ method: 'get', path: `${PATH}/:id/stock`, summary: 'How many there are, and why', may, ...byId },
      query: z.strictObject({ cursor: z.string().max(300).optional() }),
      answers: { 200: counted },
      refusals: [400, 404],
    },
    async ({ params, query }) => reply(200, stockView(await desk.stockOf(params.id, query.cursor)), NO_STORE),
  ),
  route(
    {
      ...{ method: 'post', path: `${PATH}/:id/stock`, summary: 'Says that there are more or fewer', may, ...byId },
      body: stockMoveSchema,
      answers: { 200: counted },
      refusals: [400, 404, 409],
    },
    async ({ person, params, body }) => {
      const moved = await orConflict(desk.move(person, params.id, body), (current: Stock) => ({
        message: 'The stock has changed since you looked. Please check it again.',
        details: { current: stockView(current) },
      }));
      return reply(200, stockView(moved), NO_STORE);
    },
  ),
];

/** Someone else may have changed it since it was read. */
const orAsItIs = (work: Promise<KeptProduct>) =>
  orConflict(work, (current: KeptProduct) => ({
    message: 'Someone else has just changed this product. Your changes were not saved.',
    details: { current: viewOf(current) },
  }));

const fileRoutes = ({ desk, files }: Dependencies): Route[] => [
  route(
    {
      ...{ method: 'post', path: `${PATH}/:id/files`, summary: 'Adds a file that buyers download', may, ...byId },
      ...{ ifMatch: true, form: files.form(PRODUCT_FILES), body: fileUploadSchema },
      ...{ answers: { 200: product }, refusals: [...FORM, 404, 428] },
    },
    async ({ person, params, version, body }) =>
      reply(200, viewOf(await orAsItIs(desk.addFile(person, params.id, version, body))), NO_STORE),
    ({ params }) => desk.find(params.id),
  ),
  route(
    {
      ...{ method: 'delete', path: `${PATH}/:id/files/:file`, summary: 'Removes a file; orders keep it', may },
      ...{ params: byId.params.extend({ file: z.string().regex(/^[0-9a-f]{16}$/) }), unknown: UNKNOWN_PRODUCT },
      ...{ ifMatch: true, answers: { 200: product }, refusals: [400, 404, 409, 428] },
    },
    async ({ person, params, version }) =>
      reply(200, viewOf(await orAsItIs(desk.removeFile(person, params.id, version, params.file))), NO_STORE),
  ),
];

export const deskRoutes = ({ desk, form, files }: Dependencies): Route[] => [
  route(
    {
      method: 'get',
      path: PATH,
      summary: 'All products of the store, hidden ones too',
      may,
      query: deskProductQuerySchema,
      answers: { 200: { description: 'The products', schema: deskProductListSchema } },
      refusals: [400],
    },
    async ({ query }) => reply(200, { products: (await desk.list(query.status)).map(viewOf) }, NO_STORE),
  ),
  route(
    {
      ...{ method: 'get', path: `${PATH}/:id`, summary: 'A product as the desk keeps it', may, ...byId },
      ...{ answers: { 200: product }, refusals: [404] },
    },
    async ({ params }) => reply(200, viewOf(await desk.find(params.id)), NO_STORE),
  ),
  route(
    {
      ...{ method: 'post', path: PATH, summary: 'Adds a product', may, form, body: productUploadSchema },
      ...{ answers: { 201: product }, refusals: FORM },
    },
    async ({ person, body }) => reply(201, viewOf(await desk.add(person, body)), NO_STORE),
  ),
  route(
    {
      ...{ method: 'patch', path: `${PATH}/:id`, summary: 'Changes a product, shows or hides it', may, ...byId },
      ...{ ifMatch: true, form, body: productUploadSchema },
      ...{ answers: { 200: product }, refusals: [...FORM, 404, 428] },
    },
    async ({ person, params, version, body }) => {
      const changed = await orAsItIs(desk.change(person, params.id, version, body));
      return reply(200, viewOf(changed), NO_STORE);
    },
    ({ params }) => desk.find(params.id),
  ),
  ...fileRoutes({ desk, form, files }),
  ...stockRoutes(desk),
];
