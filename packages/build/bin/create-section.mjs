#!/usr/bin/env node
// npm run create-section events: creates the folder mf-events with one page. The site shows the page once the section
// is deployed.
import { createSection } from '../src/development/create-section.mjs';

try {
  const folder = await createSection(process.argv[2] ?? '');
  console.log(`${folder} is made, and its owner is entered in CODEOWNERS.`);
  console.log(`  npm run dev -w ${folder}      this section alone`);
  console.log(`  npm run deploy -w ${folder}   builds it and puts it into the running site`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
