import { type ProductForm, productFormSchema } from '@verse/api-contract/commerce/store-admin.schema';
import { type Form, jsonPart, type UploadedFile, validate } from '../../../platform/http';
import type { Platform } from '../../../platform/open-platform';

export interface SentProduct {
  product: ProductForm;
  picture: UploadedFile | undefined;
}

const TEXT_BYTES = 32 * 1024;

function productIn({ product }: Record<string, unknown>): ProductForm {
  return validate(productFormSchema, jsonPart('product', product));
}

/** Product form. The picture may be omitted if it has not changed. */
export const productForm = ({ pictureForm }: Pick<Platform, 'pictureForm'>): Form<SentProduct> =>
  pictureForm({
    files: [{ name: 'picture', label: 'Picture', most: 1 }],
    texts: 1,
    textBytes: TEXT_BYTES,
    read: (texts, { picture: [picture] }) => ({ product: productIn(texts), picture }),
  });
