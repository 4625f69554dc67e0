import { useState } from 'react';
import type { AdminProduct } from '@verse/api-contract/api';
import { PRODUCT_CATEGORIES, type ProductCategory } from '@verse/api-contract/commerce/products.values';
import type { ProductForm } from '@verse/api-contract/commerce/store-admin.schema';
import {
  PRODUCT_DELIVERIES,
  PRODUCT_STATES,
  type ProductDelivery,
  type ProductState,
  STORE_ADMIN_LIMITS,
} from '@verse/api-contract/commerce/store-admin.values';
import { decimalOf } from '@verse/api-contract/money';
import { PICTURE_KINDS, PICTURE_TYPES, pictureRefusal } from '@verse/api-contract/pictures';
import { amountText, readAmount } from '@verse/api-contract/typed-number';
import type { ApiClient } from '@verse/contract';
import { NumberField, PictureField, TextAreaField, TextField } from '@verse/ui';
import styles from './admin.module.scss';
import { AdminForm } from './admin-form';
import { Choice } from './choice';
import { readText } from './form-text';

interface ProductEditorProps {
  /** Undefined for a new product. */
  product?: AdminProduct;
  success?: string;
  save: (api: ApiClient, product: ProductForm, picture: File | undefined) => Promise<AdminProduct>;
  onDone?: (product: AdminProduct) => void;
}

type Amounts = Partial<Record<(typeof AMOUNTS)[number], number>>;

const AMOUNTS = ['USD', 'NGN', 'oldUSD', 'oldNGN'] as const;
const DELIVERIES: Record<ProductDelivery, string> = { post: 'By post', download: 'As a download' };

const readAmounts = (sent: FormData) =>
  AMOUNTS.filter((name) => name === 'USD' || readText(sent, name) !== '').map(
    (name) => [name, readAmount(readText(sent, name))] as const,
  );

const findErrors = (sent: FormData): Record<string, string | undefined> =>
  Object.fromEntries(readAmounts(sent).map(([name, { fault }]) => [name, fault]));

/** Reads the form, whose amounts are valid. */
function readProduct(sent: FormData): ProductForm {
  const amounts: Amounts = Object.fromEntries(readAmounts(sent).map(([name, { minor }]) => [name, minor]));
  const { USD = 0, NGN, oldUSD, oldNGN } = amounts;
  const old = {
    ...(oldUSD === undefined ? {} : { USD: oldUSD }),
    ...(oldNGN === undefined ? {} : { NGN: oldNGN }),
  };
  return {
    name: readText(sent, 'name'),
    description: readText(sent, 'description'),
    category: readText(sent, 'category') as ProductCategory,
    prices: { USD, ...(NGN === undefined ? {} : { NGN }) },
    oldPrices: Object.keys(old).length > 0 ? old : null,
    status: readText(sent, 'status') as ProductState,
    delivery: readText(sent, 'delivery') as ProductDelivery,
  };
}

export function ProductEditor({ product, success, save, onDone }: ProductEditorProps) {
  const [picture, setPicture] = useState<File>();
  return (
    <AdminForm
      title={product ? 'Product' : 'What is it?'}
      submit={product ? 'Save' : 'Add product'}
      keptAs={`product ${product?.id ?? 'new'}`}
      success={success}
      findErrors={findErrors}
      send={(api, sent) => save(api, readProduct(sent), picture)}
      onDone={onDone}
    >
      {(errors) => (
        <>
          <ProductPicture product={product} picture={picture} error={errors.picture} onChoose={setPicture} />
          <TextField
            label="Name"
            name="name"
            maxLength={STORE_ADMIN_LIMITS.name}
            defaultValue={product?.name}
            error={errors.name}
          />
          <TextAreaField
            label="Description"
            name="description"
            rows={6}
            maxLength={STORE_ADMIN_LIMITS.description}
            defaultValue={product?.description}
            hint="An empty line begins a new paragraph."
            error={errors.description}
          />
          <Choice label="Category" name="category" choices={PRODUCT_CATEGORIES} value={product?.category} />
          <PriceFields product={product} errors={errors} />
          <Choice
            label="Delivery"
            name="delivery"
            choices={PRODUCT_DELIVERIES}
            words={DELIVERIES}
            value={product?.delivery ?? 'post'}
          />
          <Choice label="Status" name="status" choices={PRODUCT_STATES} value={product?.status} error={errors.status} />
        </>
      )}
    </AdminForm>
  );
}

interface ProductPictureProps {
  product: AdminProduct | undefined;
  picture: File | undefined;
  error: string | undefined;
  onChoose: (file: File) => void;
}

function ProductPicture({ product, picture, error, onChoose }: ProductPictureProps) {
  return (
    <div className={styles.picture}>
      {product ? <img src={product.picture?.src ?? product.image} width="800" height="800" alt={product.name} /> : null}
      <PictureField
        label={product ? 'Replace the picture' : 'Picture'}
        name="picture"
        types={PICTURE_TYPES}
        check={pictureRefusal}
        room={1}
        hint={
          picture ? `Chosen: ${picture.name}. It is saved with the rest.` : `${PICTURE_KINDS}, square, at most 5 MB.`
        }
        error={error}
        onChoose={([file]) => (file ? onChoose(file) : undefined)}
      />
    </div>
  );
}

const priceText = (minor: number | undefined) => (minor === undefined ? '' : decimalOf({ currency: 'USD', minor }));

interface PriceFieldsProps {
  product: AdminProduct | undefined;
  errors: Record<string, string | undefined>;
}

function PriceFields({ product, errors }: PriceFieldsProps) {
  const { prices, oldPrices } = product ?? {};
  const field = (name: (typeof AMOUNTS)[number], minor: number | undefined) => {
    const [currency, kind] = [
      name.endsWith('USD') ? 'USD' : 'NGN',
      name.startsWith('old') ? 'oldPrices' : 'prices',
    ] as const;
    return {
      name,
      defaultValue: priceText(minor),
      echo: (typed: string) => amountText(typed, currency),
      error: errors[name] ?? errors[`${kind}.${currency}`],
    };
  };
  return (
    <div className={styles.prices}>
      <NumberField label="Price in dollars" {...field('USD', prices?.USD)} />
      <NumberField
        label="Price in naira"
        isOptional
        hint="Leave it empty if you don’t sell in naira."
        {...field('NGN', prices?.NGN)}
      />
      <NumberField
        label="Old price in dollars"
        isOptional
        hint="Shown struck through."
        {...field('oldUSD', oldPrices?.USD)}
      />
      <NumberField label="Old price in naira" isOptional {...field('oldNGN', oldPrices?.NGN)} />
    </div>
  );
}
