import { z } from 'zod';

// zod asks whether it may compile its schemas. The pages' policy forbids that, and the browser would report the question.
if (typeof document !== 'undefined') z.config({ jitless: true });

export { z };
