export { EbookList } from './ebook-list';
export { ProductShelf } from './product-shelf';
