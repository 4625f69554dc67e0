import { MOST_PRODUCT_FILES, PRODUCT_FILES } from '@verse/api-contract/files';
import type { AuditLog } from '../../../platform/audit';
import type { FileRecord, PrivateFiles } from '../../../platform/files';
import { AppError, invalidField, type Person, type UploadedFile, VersionConflict } from '../../../platform/http';
import { SITE_OWNER } from '../../../platform/stored-blobs';
import { assertHasFiles, type ProductDesk, type ProductWithStock } from './product-desk';
import type { Product, ProductRepository } from './products.repository';

export interface ProductFilesDependencies {
  products: Pick<ProductRepository, 'replaceFiles'>;
  files: Pick<PrivateFiles, 'save'>;
  audit: Pick<AuditLog, 'record'>;
}

/** Creates the staff operations on the files of downloadable products. */
export function createProductFiles(desk: ProductDesk, { products, files, audit }: ProductFilesDependencies) {
  async function setFiles(person: Person, before: Product, all: FileRecord[], act: string): Promise<ProductWithStock> {
    assertHasFiles({ ...before, files: all });
    const product = await products.replaceFiles(before, all);
    if (!product) throw new VersionConflict(await desk.find(before.id));
    await audit.record(person.id, `product ${act}`, before.id);
    await desk.changed(before.id);
    return desk.withStock(product);
  }

  return {
    async addFile(person: Person, id: string, version: number, file: UploadedFile): Promise<ProductWithStock> {
      const before = await desk.findAtVersion(id, version, true);
      const { files: all = [] } = before;
      if (all.length >= MOST_PRODUCT_FILES)
        throw invalidField('file', `A product may have at most ${MOST_PRODUCT_FILES} files.`);
      const record = await files.save(file, PRODUCT_FILES, SITE_OWNER);
      return setFiles(person, before, [...all, record], `file add: ${record.name}, ${record.sha256}`);
    },

    /** Removes a file from future orders; earlier buyers can still download it. */
    async removeFile(person: Person, id: string, version: number, file: string): Promise<ProductWithStock> {
      const before = await desk.findAtVersion(id, version, true);
      const { files: all = [] } = before;
      const rest = all.filter((one) => one.id !== file);
      if (rest.length === all.length) throw new AppError('not-found', 'There is no such file.');
      return setFiles(person, before, rest, `file remove: ${file}`);
    },
  };
}
