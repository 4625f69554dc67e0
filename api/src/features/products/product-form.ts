import type { ProductForm } from '@verse/api-contract/store-desk';
import { productFormSchema } from '@verse/api-contract/store-desk.schema';
import { AppError, type Form, type UploadedFile, validated } from '../../platform/http';
import type { Platform } from '../../platform/open-platform';

export interface SentProduct {
  product: ProductForm;
  picture: UploadedFile | undefined;
}

const TEXT_BYTES = 32 * 1024;

function productIn({ product }: Record<string, unknown>): ProductForm {
  try {
    return validated(productFormSchema, typeof product === 'string' ? JSON.parse(product) : undefined);
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new AppError('malformed-json', 'The part `product` is not valid JSON.', { cause: error });
    throw error;
  }
}

/** A product with its picture, which may be missing where it stays as it is. */
export const productForm = ({ pictureForm }: Pick<Platform, 'pictureForm'>): Form<SentProduct> =>
  pictureForm({
    files: [{ name: 'picture', label: 'Picture', most: 1 }],
    texts: 1,
    textBytes: TEXT_BYTES,
    read: (texts, { picture: [picture] }) => ({ product: productIn(texts), picture }),
  });
