const { configure } = require('@testing-library/react');

// On a busy machine, one query by role in a long page takes jsdom most of the default timeout of a second.
if (typeof window !== 'undefined') configure({ asyncUtilTimeout: 20_000 });
