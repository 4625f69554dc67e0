export { PackageList } from './package-list';
export { loadOwnPackages } from './packages.api';
export { PackagesEditor } from './packages-editor';
