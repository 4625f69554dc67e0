/** Replaces a Sass module with one in which every class name equals its key. */
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
