import type { FileType } from '@verse/api-contract/files';
import { toFileName } from './private-files';

const CASES: [string, FileType, string][] = [
  ['Offer No. 3', 'application/pdf', 'Offer No. 3.pdf'],
  ['logo.v2', 'image/png', 'logo.v2.png'],
  ['logo.v2.PNG', 'image/png', 'logo.v2.png'],
  ['Dr. Smith', 'application/pdf', 'Dr. Smith.pdf'],
  ['plan.docx', 'application/zip', 'plan.docx.zip'],
  ['photo.JPEG', 'image/jpeg', 'photo.jpg'],
  ['photo.png', 'image/jpeg', 'photo.jpg'],
  ['film.M4V', 'video/mp4', 'film.mp4'],
  ['v1.0.0', 'application/zip', 'v1.0.0.zip'],
  ['2026.11.28', 'application/pdf', '2026.11.28.pdf'],
  ['invoice.exe', 'application/pdf', 'invoice.pdf'],
  ['.hidden', 'application/pdf', 'hidden.pdf'],
  ['.pdf', 'application/pdf', 'File.pdf'],
  ['...', 'application/pdf', 'File.pdf'],
  ['name.', 'application/pdf', 'name.pdf'],
  ['C:\\work\\a.b\\cv.final', 'application/pdf', 'cv.final.pdf'],
  ['../../etc/passwd', 'application/zip', 'passwd.zip'],
  ['日本.案', 'application/pdf', '日本.案.pdf'],
  [`${'a'.repeat(130)}.pdf`, 'application/pdf', `${'a'.repeat(120)}.pdf`],
];

// @proves FIL-03
it.each(CASES)('the file “%s” of type %s is named “%s”', (sent, type, name) => {
  expect(toFileName(sent, type)).toBe(name);
  expect(toFileName(name, type)).toBe(name);
});
