import { keepSeeded } from '@verse/build/seeded-data';

/** Keeps the sample content of the shared site before its first test, for the sites of single tests. */
export default async function globalSetup() {
  if (process.env.E2E_DATA_DIR && !process.env.E2E_ORIGIN) await keepSeeded(process.env.E2E_DATA_DIR);
}
