const { configure } = require('@testing-library/react');

// Raised because, on a busy machine, a single query by role in a long jsdom page takes most of the default timeout of
// one second.
if (typeof window !== 'undefined') configure({ asyncUtilTimeout: 20_000 });
