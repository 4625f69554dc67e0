export { default } from './packages/build/stylelint/index.mjs';
