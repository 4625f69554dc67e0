import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { announce, enter, openEntryOverview, storeContest } from '../../../../test/contest-entries';
import { startTown, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const BREAKS = Number(process.env.UPLOAD_BREAKS ?? 8);
const BYTES = Number(process.env.UPLOAD_MEGABYTES ?? 20) * 1024 * 1024;

/** Creates non-repeating bytes, so that a chunk at the wrong offset changes the hash. */
function zipOf(bytes: number): Buffer {
  const file = Buffer.alloc(bytes);
  for (let at = 0; at + 4 <= bytes; at += 4) file.writeUInt32LE(at, at);
  file.write('PK\x03\x04', 0, 'latin1');
  return file;
}

const headOf = (member: Visitor, address: string, offset: number, length: number) =>
  [
    `PATCH ${address} HTTP/1.1`,
    'Host: verse',
    'Tus-Resumable: 1.0.0',
    'Content-Type: application/offset+octet-stream',
    `Upload-Offset: ${offset}`,
    `Content-Length: ${length}`,
    `Cookie: ${[...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
    '',
    '',
  ].join('\r\n');

/** Sends part of the remaining bytes, then drops the connection. */
function breakOff(origin: string, head: string, bytes: Buffer): Promise<void> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(head);
      socket.write(bytes, () => socket.destroy());
    });
    socket.on('close', () => resolve()).on('error', reject);
  });
}

const TUS = { 'tus-resumable': '1.0.0' };
const offsetOf = async (member: Visitor, address: string) =>
  Number((await member.send('HEAD', address, undefined, TUS)).headers.get('upload-offset'));

/** Waits until the server has noticed the closed connection. */
async function settledOffset(member: Visitor, address: string, atLeast: number): Promise<number> {
  for (let tries = 0; tries < 1000; tries += 1) {
    const offset = await offsetOf(member, address);
    if (offset >= atLeast) return offset;
  }
  throw new Error('what had arrived was not kept');
}

// @proves GAP-058
it('a file arrives whole over a connection that breaks twenty times, and no received byte is sent again', async () => {
  const town = await startTown({ LIMIT_READS_PER_MINUTE: '100000', LIMIT_WRITES_PER_MINUTE: '100000' });
  await storeContest(town);
  const member = await town.resident('member');
  await enter(member);
  const file = zipOf(BYTES);
  const address = (await announce(member, 'all.zip', file.length)).headers.get('location')!;
  let offset = 0;
  for (let count = 1; count <= BREAKS; count += 1) {
    const until = Math.floor((BYTES * count) / (BREAKS + 1));
    const head = headOf(member, address, offset, file.length - offset);
    await breakOff(town.api.origin, head, file.subarray(offset, until));
    // The kernel may not have sent the most recently written bytes.
    offset = await settledOffset(member, address, offset + 1);
    expect(offset).toBeLessThanOrEqual(until);
  }
  async function sendRest(from: number): Promise<number> {
    const { status } = await member.sendBytes('PATCH', address, file.subarray(from), {
      ...TUS,
      'upload-offset': String(from),
      'content-type': 'application/offset+octet-stream',
    });
    return status;
  }
  // As a client does: while bytes of the last broken connection still arrive, the offset is asked for again.
  let status = 409;
  while (status === 409 && offset < file.length) {
    const next = await offsetOf(member, address);
    expect(next).toBeGreaterThanOrEqual(offset);
    offset = next;
    status = await sendRest(offset);
  }
  expect(status).toBe(204);
  const [stored] = (await openEntryOverview(member)).entry!.draft.files;
  expect(stored).toMatchObject({
    bytes: file.length,
    sha256: createHash('sha256').update(file).digest('hex'),
  });
}, 300_000);
