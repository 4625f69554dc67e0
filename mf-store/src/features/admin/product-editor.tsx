import { type FormEvent, type ReactNode, useState } from 'react';
import { decimalOf } from '@verse/api-contract/money';
import { PICTURE_KINDS, PICTURE_TYPES, pictureRefusal } from '@verse/api-contract/pictures';
import { PRODUCT_CATEGORIES, type ProductCategory } from '@verse/api-contract/products';
import {
  type AdminProduct,
  PRODUCT_DELIVERIES,
  PRODUCT_STATES,
  type ProductDelivery,
  type ProductForm,
  type ProductState,
  STORE_ADMIN_LIMITS,
} from '@verse/api-contract/store-admin';
import { amountText, readAmount } from '@verse/api-contract/typed-number';
import type { Failure } from '@verse/contract/server-state';
import { Button, NumberField, PictureField, TextAreaField, TextField, useFormErrors } from '@verse/ui';
import styles from './admin.module.scss';
import { Choice } from './choice';
import { readText } from './form-text';

interface ProductEditorProps {
  /** Undefined for a new product. */
  product?: AdminProduct;
  failure: Failure | undefined;
  isBusy: boolean;
  onSave: (product: ProductForm, picture: File | undefined) => void;
}

type Amounts = Partial<Record<(typeof AMOUNTS)[number], number>>;

const AMOUNTS = ['USD', 'NGN', 'oldUSD', 'oldNGN'] as const;
const DELIVERIES: Record<ProductDelivery, string> = { post: 'By post', download: 'As a download' };

/** Reads the form, or returns errors if amounts are invalid. */
function read(sent: FormData): { product: ProductForm } | { faults: Record<string, string> } {
  const typed = AMOUNTS.filter((name) => name === 'USD' || readText(sent, name) !== '');
  const read = typed.map((name) => [name, readAmount(readText(sent, name))] as const);
  const faults = read.flatMap(([name, { fault }]) => (fault === undefined ? [] : [[name, fault] as const]));
  if (faults.length > 0) return { faults: Object.fromEntries(faults) };
  const amounts: Amounts = Object.fromEntries(read.map(([name, { minor }]) => [name, minor]));
  const { USD = 0, NGN, oldUSD, oldNGN } = amounts;
  const old = {
    ...(oldUSD === undefined ? {} : { USD: oldUSD }),
    ...(oldNGN === undefined ? {} : { NGN: oldNGN }),
  };
  return {
    product: {
      name: readText(sent, 'name'),
      description: readText(sent, 'description'),
      category: readText(sent, 'category') as ProductCategory,
      prices: { USD, ...(NGN === undefined ? {} : { NGN }) },
      oldPrices: Object.keys(old).length > 0 ? old : null,
      status: readText(sent, 'status') as ProductState,
      delivery: readText(sent, 'delivery') as ProductDelivery,
    },
  };
}

export function ProductEditor({ product, failure, isBusy, onSave }: ProductEditorProps) {
  const { form, errors, handleEdit, refuse } = useFormErrors(failure);
  const [picture, setPicture] = useState<File>();
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = read(new FormData(event.currentTarget));
    if ('faults' in found) return void refuse(found.faults);
    onSave(found.product, picture);
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit} onChange={handleEdit}>
      <h2 className={styles.title}>{product ? 'Product' : 'What is it?'}</h2>
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
      <Button type="submit" isBusy={isBusy}>
        {product ? 'Save' : 'Add product'}
      </Button>
    </form>
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

function PriceFields({ product, errors }: PriceFieldsProps): ReactNode {
  const { prices, oldPrices } = product ?? {};
  const inDollars = (typed: string) => amountText(typed, 'USD');
  const inNaira = (typed: string) => amountText(typed, 'NGN');
  return (
    <div className={styles.prices}>
      <NumberField
        label="Price in dollars"
        name="USD"
        defaultValue={priceText(prices?.USD)}
        error={errors.USD ?? errors['prices.USD']}
        echo={inDollars}
      />
      <NumberField
        label="Price in naira"
        name="NGN"
        isOptional
        hint="Leave it empty and the product is not sold in naira."
        defaultValue={priceText(prices?.NGN)}
        error={errors.NGN ?? errors['prices.NGN']}
        echo={inNaira}
      />
      <NumberField
        label="Old price in dollars"
        name="oldUSD"
        isOptional
        hint="Shown struck through."
        defaultValue={priceText(oldPrices?.USD)}
        error={errors.oldUSD ?? errors['oldPrices.USD']}
        echo={inDollars}
      />
      <NumberField
        label="Old price in naira"
        name="oldNGN"
        isOptional
        defaultValue={priceText(oldPrices?.NGN)}
        error={errors.oldNGN ?? errors['oldPrices.NGN']}
        echo={inNaira}
      />
    </div>
  );
}
