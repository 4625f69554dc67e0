// The gallery serves the components with Vite, which React Cosmos needs. The product itself is built by webpack.
export default {
  clearScreen: false,
  oxc: { jsx: { runtime: 'automatic' } },
  server: { host: 'localhost' },
};
