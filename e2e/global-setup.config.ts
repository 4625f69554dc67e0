export { keepSeeded as default } from './seeded';
