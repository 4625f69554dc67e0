export { canonicalJson, sha256 } from './hashes';
