import type { ProductForm } from '@verse/api-contract/commerce/store-admin.schema';
import { createKeyedId, invalidField, type Person, VersionConflict } from '../../../platform/http';
import type { Pictures } from '../../../platform/images';
import { SITE_OWNER } from '../../../platform/stored-blobs';
import { assertHasFiles, createProductDesk, type ProductDeskDependencies, type ProductWithStock } from './product-desk';
import { createProductFiles, type ProductFilesDependencies } from './product-files.service';
import type { SentProduct } from './product-form';
import { createProductStock, type ProductStockDependencies } from './product-stock.service';
import { type Product, type ProductRepository, PRODUCTS } from './products.repository';
import { toStockKey } from './products-for-sale';

interface Dependencies extends ProductDeskDependencies, ProductFilesDependencies, ProductStockDependencies {
  products: ProductRepository;
  stock: ProductDeskDependencies['stock'] & ProductStockDependencies['stock'];
  pictures: Pick<Pictures, 'save'>;
}

const toValues = ({ oldPrices, prices, ...form }: ProductForm) => ({
  ...form,
  prices: { USD: prices.USD, ...(prices.NGN === undefined ? {} : { NGN: prices.NGN }) },
  ...(oldPrices ? { oldPrices: oldPrices as NonNullable<Product['oldPrices']> } : {}),
});

/** Staff operations on products and their inventory. Each operation is recorded in the audit log. */
export function createProductAdmin(dependencies: Dependencies) {
  const { products, stock, pictures, audit, now } = dependencies;
  const desk = createProductDesk(dependencies);
  return {
    find: desk.find,
    list: desk.list,
    ...createProductFiles(desk, dependencies),
    ...createProductStock(desk, dependencies),

    /** Adds a product; idempotent by key. Its stock is 0 until a stock movement is recorded. */
    async add(
      person: Person,
      { product: form, picture }: SentProduct,
      key: string | undefined,
    ): Promise<ProductWithStock> {
      if (!picture) throw invalidField('picture', 'Please choose a picture.');
      assertHasFiles(form);
      const id = createKeyedId(key, ['product', person.id, form, picture.name]);
      const [before] = await products.findAll([id]);
      if (before) return desk.withStock(before);
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
      if (!(await products.insert(product))) return desk.find(id);
      await audit.record(person.id, `product add: ${product.name}`, product.id);
      await desk.changed(product.id);
      return desk.withStock(product);
    },

    /** @throws VersionConflict, carrying the current product, if the product has changed since it was read */
    async change(person: Person, id: string, version: number, { product: form, picture }: SentProduct) {
      const before = await desk.findAtVersion(id, version, false);
      assertHasFiles({ ...before, ...form });
      const after = {
        ...toValues(form),
        picture: picture ? await pictures.save(picture, SITE_OWNER, { collection: PRODUCTS, id }) : before.picture,
      };
      const product = await products.replace(before, after);
      if (!product) throw new VersionConflict(await desk.find(id));
      const [was, is] = [before, product].map(({ name, status, prices }) => JSON.stringify({ name, status, prices }));
      await audit.record(person.id, `product change: ${was} → ${is}`, id);
      await desk.changed(id);
      return desk.withStock(product);
    },
  };
}

export type ProductAdmin = ReturnType<typeof createProductAdmin>;
