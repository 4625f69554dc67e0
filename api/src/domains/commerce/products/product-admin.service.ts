import type { ProductForm, StockMove } from '@verse/api-contract/commerce/store-admin.schema';
import type { ProductState } from '@verse/api-contract/commerce/store-admin.values';
import { MOST_PRODUCT_FILES, PRODUCT_FILES } from '@verse/api-contract/files';
import { addressOf } from '@verse/contract/addresses';
import type { AuditLog } from '../../../platform/audit';
import type { ContentEvents } from '../../../platform/events';
import type { FileRecord, PrivateFiles } from '../../../platform/files';
import {
  AppError,
  decodeCursor,
  encodeCursor,
  type Person,
  type UploadedFile,
  VersionConflict,
} from '../../../platform/http';
import type { Pictures } from '../../../platform/images';
import type { SearchChanges } from '../../../platform/search';
import { SITE_OWNER } from '../../../platform/stored-blobs';
import { isOutdated, isOutdatedExcept } from '../../../platform/versions';
import { createId, type KeysetCursor } from '../../../store';
import type { SentProduct } from './product-form';
import { type Product, type ProductRepository, PRODUCTS } from './products.repository';
import { toStockKey } from './products-for-sale';

interface Count {
  onHand: number;
  available: number;
}

type Move = Pick<StockMove, 'id' | 'change' | 'reason' | 'note'> & { by: string; at: Date };

export interface StockOfAdmin {
  startCounting(key: string, onHand: number): Promise<void>;
  counts(keys: readonly string[]): Promise<Map<string, Count>>;
  move(key: string, move: Move, onHand?: number): Promise<'moved' | 'changed' | 'short'>;
  journal(key: string, after: KeysetCursor | undefined, limit: number): Promise<Move[]>;
  fileMoves(now: Date): Promise<number>;
}

interface Dependencies {
  products: ProductRepository;
  stock: StockOfAdmin;
  pictures: Pick<Pictures, 'save'>;
  files: Pick<PrivateFiles, 'save'>;
  audit: Pick<AuditLog, 'record'>;
  events: Pick<ContentEvents, 'changed'>;
  searchChanges: Pick<SearchChanges, 'changed'>;
  now: () => Date;
}

export const UNKNOWN_PRODUCT = 'There is no such product.';
const PAGE = 20;
const NOTHING: Count = { onHand: 0, available: 0 };

export interface ProductWithStock {
  product: Product;
  stock: Count;
}

/** Staff operations on products and their inventory. Each operation is recorded in the audit log. */
export function createProductAdmin(dependencies: Dependencies) {
  const { products, stock, pictures, files, audit, events, searchChanges, now } = dependencies;
  const countOf = async (id: string) => (await stock.counts([toStockKey(id)])).get(toStockKey(id)) ?? NOTHING;
  const withStock = async (product: Product): Promise<ProductWithStock> => ({
    product,
    stock: await countOf(product.id),
  });

  async function find(id: string): Promise<ProductWithStock> {
    const [product] = await products.findAll([id]);
    if (product?.area !== 'store') throw new AppError('not-found', UNKNOWN_PRODUCT);
    return withStock(product);
  }

  /** Updates the search index and invalidates pages and cached responses that show the product. */
  async function changed(id: string): Promise<void> {
    await searchChanges.changed('product', id);
    await events.changed({
      areas: ['products'],
      paths: [addressOf('store'), addressOf('product', { id }), addressOf('public-marketplace')],
    });
  }

  const refuse = (field: string, message: string) => new AppError('invalid', message, { fields: { [field]: message } });

  /** A downloadable product needs at least one file before it can be published. */
  function assertHasFiles({ status, delivery, files = [] }: Pick<Product, 'status' | 'delivery' | 'files'>) {
    if (status === 'published' && delivery === 'download' && files.length === 0)
      throw refuse('status', 'Add a file before you publish a download. Save it as a draft first.');
  }

  async function setFiles(person: Person, before: Product, files: FileRecord[], act: string) {
    assertHasFiles({ ...before, files });
    const product = await products.replaceFiles(before, files);
    if (!product) throw new VersionConflict(await find(before.id));
    await audit.record(person.id, `product ${act}`, before.id);
    await changed(before.id);
    return withStock(product);
  }

  /** @throws VersionConflict if the files or, if `files` is false, the form has changed since the given version */
  async function findAtVersion(id: string, version: number, files: boolean): Promise<Product> {
    const { product } = await find(id);
    if (files ? isOutdated(product, version, ['files']) : isOutdatedExcept(product, version, ['files']))
      throw new VersionConflict(await withStock(product));
    return product;
  }

  const toValues = ({ oldPrices, prices, ...form }: ProductForm) => ({
    ...form,
    prices: { USD: prices.USD, ...(prices.NGN === undefined ? {} : { NGN: prices.NGN }) },
    ...(oldPrices ? { oldPrices: oldPrices as NonNullable<Product['oldPrices']> } : {}),
  });

  return {
    find,

    async list(status: ProductState | undefined): Promise<ProductWithStock[]> {
      const found = await products.listKept(status);
      const counts = await stock.counts(found.map(({ id }) => toStockKey(id)));
      return found.map((product) => ({ product, stock: counts.get(toStockKey(product.id)) ?? NOTHING }));
    },

    /** Adds a product. Its stock is 0 until a stock movement is recorded. */
    async add(person: Person, { product: form, picture }: SentProduct): Promise<ProductWithStock> {
      if (!picture) throw refuse('picture', 'Please choose a picture.');
      assertHasFiles(form);
      const id = createId();
      const product: Product = {
        ...toValues(form),
        id,
        area: 'store',
        rating: 0,
        version: 0,
        position: Math.floor(now().getTime() / 1000),
        picture: await pictures.save(picture, SITE_OWNER, { collection: PRODUCTS, id }),
      };
      await stock.startCounting(toStockKey(product.id), 0);
      await products.insert(product);
      await audit.record(person.id, `product add: ${product.name}`, product.id);
      await changed(product.id);
      return withStock(product);
    },

    /** @throws VersionConflict, carrying the current product, if the product has changed since it was read */
    async change(person: Person, id: string, version: number, { product: form, picture }: SentProduct) {
      const before = await findAtVersion(id, version, false);
      assertHasFiles({ ...before, ...form });
      const after = {
        ...toValues(form),
        picture: picture ? await pictures.save(picture, SITE_OWNER, { collection: PRODUCTS, id }) : before.picture,
      };
      const product = await products.replace(before, after);
      if (!product) throw new VersionConflict(await find(id));
      const [was, is] = [before, product].map(({ name, status, prices }) => JSON.stringify({ name, status, prices }));
      await audit.record(person.id, `product change: ${was} → ${is}`, id);
      await changed(id);
      return withStock(product);
    },

    async addFile(person: Person, id: string, version: number, file: UploadedFile): Promise<ProductWithStock> {
      const before = await findAtVersion(id, version, true);
      const { files: all = [] } = before;
      if (all.length >= MOST_PRODUCT_FILES)
        throw refuse('file', `A product may have at most ${MOST_PRODUCT_FILES} files.`);
      const record = await files.save(file, PRODUCT_FILES, SITE_OWNER);
      return setFiles(person, before, [...all, record], `file add: ${record.name}, ${record.sha256}`);
    },

    /** Removes a file from future orders; earlier buyers can still download it. */
    async removeFile(person: Person, id: string, version: number, file: string): Promise<ProductWithStock> {
      const before = await findAtVersion(id, version, true);
      const { files: all = [] } = before;
      const rest = all.filter((one) => one.id !== file);
      if (rest.length === all.length) throw new AppError('not-found', 'There is no such file.');
      return setFiles(person, before, rest, `file remove: ${file}`);
    },

    async stockOf(id: string, cursor?: string) {
      await find(id);
      const list = `moves of ${id}`;
      const found = await stock.journal(toStockKey(id), decodeCursor(list, cursor), PAGE + 1);
      const moves = found.slice(0, PAGE);
      const last = moves.at(-1);
      return { ...(await countOf(id)), moves, next: found.length > PAGE && last ? encodeCursor(list, last) : null };
    },

    /** Adjusts the stock by the given difference; idempotent. */
    async move(person: Person, id: string, { onHand, ...move }: StockMove) {
      await find(id);
      const key = toStockKey(id);
      await stock.startCounting(key, 0);
      const moved = await stock.move(key, { ...move, by: person.id, at: now() }, onHand);
      if (moved === 'changed') throw new VersionConflict(await this.stockOf(id));
      if (moved === 'short')
        throw new AppError('sold-out', 'Some of these units belong to orders that have not been sent yet.', {
          details: { current: await countOf(id) },
        });
      await audit.record(person.id, `stock ${move.change} (${move.reason}): ${onHand} → ${onHand + move.change}`, id);
      await changed(id);
      return this.stockOf(id);
    },
  };
}

export type ProductAdmin = ReturnType<typeof createProductAdmin>;
