import { MOST_PRODUCT_FILES, PRODUCT_FILES } from '@verse/api-contract/files';
import type { ProductForm, ProductState, StockMove } from '@verse/api-contract/store-desk';
import { addressOf } from '@verse/contract/addresses';
import type { AuditLog } from '../../platform/audit';
import type { ContentEvents } from '../../platform/events';
import type { FileRecord, PrivateFiles } from '../../platform/files';
import { AppError, cursorOf, type Person, readCursor, type UploadedFile, VersionConflict } from '../../platform/http';
import type { Pictures } from '../../platform/images';
import { createId, type Place } from '../../store';
import type { SentProduct } from './product-form';
import { type Product, type ProductRepository, PRODUCTS } from './products.repository';
import { stockKeyOf } from './products-for-sale';

interface Count {
  onHand: number;
  available: number;
}

type Move = Pick<StockMove, 'id' | 'change' | 'reason' | 'note'> & { by: string; at: Date };

/** The shelves, as the desk changes them. */
export interface StockOfDesk {
  open(key: string, onHand: number): Promise<void>;
  counts(keys: readonly string[]): Promise<Map<string, Count>>;
  move(key: string, move: Move, onHand?: number): Promise<'moved' | 'changed' | 'short'>;
  journal(key: string, after: Place | undefined, limit: number): Promise<Move[]>;
  fileMoves(now: Date): Promise<number>;
}

interface Dependencies {
  products: ProductRepository;
  stock: StockOfDesk;
  pictures: Pick<Pictures, 'save'>;
  files: Pick<PrivateFiles, 'save'>;
  audit: Pick<AuditLog, 'note'>;
  events: Pick<ContentEvents, 'changed'>;
  now: () => Date;
}

export const UNKNOWN_PRODUCT = 'There is no such product.';
const PAGE = 20;
const NOTHING: Count = { onHand: 0, available: 0 };

export interface KeptProduct {
  product: Product;
  stock: Count;
}

/** What the shop does with its products and their number; every act is noted. */
export function createProductsDesk({ products, stock, pictures, files, audit, events, now }: Dependencies) {
  const countOf = async (id: string) => (await stock.counts([stockKeyOf(id)])).get(stockKeyOf(id)) ?? NOTHING;
  const kept = async (product: Product): Promise<KeptProduct> => ({ product, stock: await countOf(product.id) });

  async function find(id: string): Promise<KeptProduct> {
    const [product] = await products.findAll([id]);
    if (product?.area !== 'store') throw new AppError('not-found', UNKNOWN_PRODUCT);
    return kept(product);
  }

  /** Answers that are kept, and pages that show it, are old now. */
  const changed = (id: string) =>
    events.changed({ areas: ['products'], paths: [addressOf('store'), addressOf('product', { id })] });

  const refuse = (field: string, message: string) => new AppError('invalid', message, { fields: { [field]: message } });

  /** Nobody pays for a download that has nothing to download. */
  function assertHasFiles({ status, delivery, files = [] }: Pick<Product, 'status' | 'delivery' | 'files'>) {
    if (status === 'published' && delivery === 'download' && files.length === 0)
      throw refuse('status', 'Add a file before you publish a download. Save it as a draft first.');
  }

  async function setFiles(person: Person, before: Product, files: FileRecord[], act: string) {
    assertHasFiles({ ...before, files });
    const product = await products.replaceFiles(before, files);
    if (!product) throw new VersionConflict(await find(before.id));
    await audit.note(person.id, `product ${act}`, before.id);
    await changed(before.id);
    return kept(product);
  }

  async function seen(id: string, version: number): Promise<Product> {
    const { product } = await find(id);
    if (product.version !== version) throw new VersionConflict(await kept(product));
    return product;
  }

  const valuesOf = ({ oldPrices, prices, ...form }: ProductForm) => ({
    ...form,
    prices: { USD: prices.USD, ...(prices.NGN === undefined ? {} : { NGN: prices.NGN }) },
    ...(oldPrices ? { oldPrices: oldPrices as NonNullable<Product['oldPrices']> } : {}),
  });

  return {
    find,

    async list(status: ProductState | undefined): Promise<KeptProduct[]> {
      const found = await products.listKept(status);
      const counts = await stock.counts(found.map(({ id }) => stockKeyOf(id)));
      return found.map((product) => ({ product, stock: counts.get(stockKeyOf(product.id)) ?? NOTHING }));
    },

    /** There are none of it until a move says so. */
    async add(person: Person, { product: form, picture }: SentProduct): Promise<KeptProduct> {
      if (!picture) throw refuse('picture', 'Please choose a picture.');
      assertHasFiles(form);
      const id = createId();
      const product: Product = {
        ...valuesOf(form),
        ...{ id, area: 'store', rating: 0, version: 0 },
        ...{
          position: Math.floor(now().getTime() / 1000),
          picture: await pictures.save(picture, null, { collection: PRODUCTS, id }),
        },
      };
      await stock.open(stockKeyOf(product.id), 0);
      await products.insert(product);
      await audit.note(person.id, `product add: ${product.name}`, product.id);
      await changed(product.id);
      return kept(product);
    },

    /** @throws VersionConflict with the product as it is, when it is not the one that was read */
    async change(person: Person, id: string, version: number, { product: form, picture }: SentProduct) {
      const before = await seen(id, version);
      assertHasFiles({ ...before, ...form });
      const after = {
        ...valuesOf(form),
        picture: picture ? await pictures.save(picture, null, { collection: PRODUCTS, id }) : before.picture,
      };
      const product = await products.replace(before, after);
      if (!product) throw new VersionConflict(await find(id));
      const [was, is] = [before, product].map(({ name, status, prices }) => JSON.stringify({ name, status, prices }));
      await audit.note(person.id, `product change: ${was} → ${is}`, id);
      await changed(id);
      return kept(product);
    },

    async addFile(person: Person, id: string, version: number, file: UploadedFile): Promise<KeptProduct> {
      const before = await seen(id, version);
      const { files: all = [] } = before;
      if (all.length >= MOST_PRODUCT_FILES)
        throw refuse('file', `A product may have at most ${MOST_PRODUCT_FILES} files.`);
      const record = await files.save(file, PRODUCT_FILES, null);
      return setFiles(person, before, [...all, record], `file add: ${record.name}, ${record.sha256}`);
    },

    /** From what is sold from now on: whoever has bought it keeps it. */
    async removeFile(person: Person, id: string, version: number, file: string): Promise<KeptProduct> {
      const before = await seen(id, version);
      const { files: all = [] } = before;
      const rest = all.filter((one) => one.id !== file);
      if (rest.length === all.length) throw new AppError('not-found', 'There is no such file.');
      return setFiles(person, before, rest, `file remove: ${file}`);
    },

    async stockOf(id: string, cursor?: string) {
      await find(id);
      const list = `moves of ${id}`;
      const found = await stock.journal(stockKeyOf(id), readCursor(list, cursor), PAGE + 1);
      const moves = found.slice(0, PAGE);
      const last = moves.at(-1);
      return { ...(await countOf(id)), moves, next: found.length > PAGE && last ? cursorOf(list, last) : null };
    },

    /** By how many there are more or fewer, once however often it is asked. */
    async move(person: Person, id: string, { onHand, ...move }: StockMove) {
      await find(id);
      const key = stockKeyOf(id);
      await stock.open(key, 0);
      const moved = await stock.move(key, { ...move, by: person.id, at: now() }, onHand);
      if (moved === 'changed') throw new VersionConflict(await this.stockOf(id));
      if (moved === 'short')
        throw new AppError('sold-out', 'Some of these pieces belong to orders that have not been sent yet.', {
          details: { current: await countOf(id) },
        });
      await audit.note(person.id, `stock ${move.change} (${move.reason}): ${onHand} → ${onHand + move.change}`, id);
      await changed(id);
      return this.stockOf(id);
    },
  };
}

export type ProductsDesk = ReturnType<typeof createProductsDesk>;
