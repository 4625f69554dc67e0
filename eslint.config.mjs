export { default } from './packages/build/eslint/index.mjs';
