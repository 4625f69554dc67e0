import { useNavigate } from 'react-router-dom';
import type { DeskProduct } from '@verse/api-contract/store-desk';
import { useShell } from '@verse/contract/react';
import { PageHeader } from '@verse/ui';
import { useAct } from '../../shared/use-act';
import type { DeskProductAct } from './desk.api';
import styles from './desk.module.scss';
import { ProductEditor } from './product-editor';

/** A product that is not there yet. There are none of it in stock until a change says so. */
export function NewProduct() {
  const { href } = useShell();
  const navigate = useNavigate();
  const { actWith, isBusy, refusal } = useAct<DeskProductAct, DeskProduct>(
    ({ id }) => void navigate(`${href('store-desk')!}/products/${id}`),
  );
  return (
    <div className={styles.desk}>
      <PageHeader title="New product" lead="Stock, or the files of a download, come after it is saved." />
      <ProductEditor
        refusal={refusal}
        isBusy={isBusy}
        onSave={(product, picture) => actWith({ what: 'add', product }, picture)}
      />
    </div>
  );
}
