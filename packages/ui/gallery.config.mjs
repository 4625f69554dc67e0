// Serves the component gallery with Vite, as React Cosmos requires. The product itself is built with webpack.
export default {
  clearScreen: false,
  oxc: { jsx: { runtime: 'automatic' } },
  server: { host: 'localhost' },
};
