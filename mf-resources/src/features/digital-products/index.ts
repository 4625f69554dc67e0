export { EbookList } from './ebook-list';
export { FilteredProducts } from './filtered-products';
