/** Replaces a Sass module with one that maps every class name to itself. */
const classes = new Proxy(
  {},
  {
    get(_, name) {
      if (name === '__esModule') return true;
      return name === 'default' ? classes : name;
    },
  },
);

module.exports = classes;
