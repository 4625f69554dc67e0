import { ApiError } from '../api-client';
import { createId } from './create-id';
import { formMessage, rejectFields, toResult } from './result';

const problem = {
  type: '',
  title: '',
  status: 409,
  code: 'price-changed',
  message: 'The price has changed.',
  total: 7,
};

describe('a result', () => {
  it('holds the value of a call', async () => {
    expect(await toResult(Promise.resolve(3))).toEqual({ ok: true, value: 3 });
  });

  it('holds the code, the message and the details of an error response, and survives JSON', async () => {
    const result = await toResult(Promise.reject(new ApiError(409, problem)));
    expect(JSON.parse(JSON.stringify(result))).toMatchObject({
      ok: false,
      status: 409,
      code: 'price-changed',
      message: 'The price has changed.',
      fields: {},
      details: { total: 7 },
    });
  });

  it('has no message for the form where fields have theirs', async () => {
    const call = async () => rejectFields({ name: undefined, password: 'Please enter your password.' });
    const fields = { password: 'Please enter your password.' };
    const result = await toResult(call());
    expect(result).toMatchObject({ ok: false, fields });
    expect(formMessage(result)).toBeUndefined();
    expect(formMessage(await toResult(Promise.reject(new ApiError(409, problem))))).toBe('The price has changed.');
    expect(() => rejectFields({ name: undefined })).not.toThrow();
  });

  it('has the status 0 without a response, and passes defects on', async () => {
    const aborted = Object.assign(new Error('left'), { name: 'AbortError' });
    expect(await toResult(Promise.reject(new ApiError(0, undefined)))).toMatchObject({
      status: 0,
      code: 'unreachable',
    });
    expect(await toResult(Promise.reject(aborted))).toMatchObject({ ok: false, status: 0 });
    await expect(toResult(Promise.reject(new TypeError('a defect')))).rejects.toThrow('a defect');
  });
});

it('an id is a version 4 UUID', () => {
  expect(createId()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(createId()).not.toBe(createId());
});
