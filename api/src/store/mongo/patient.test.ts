import { withDeadlines } from './with-deadlines';

const refusal = (code: number) => Object.assign(new Error('refused'), { code });

/** Returns a collection whose first `times` calls fail. */
function refusing(code: number, times: number) {
  let left = times;
  let asked = 0;
  const call = () => {
    asked += 1;
    left -= 1;
    return left < 0 ? Promise.resolve('done') : Promise.reject(refusal(code));
  };
  return { collection: withDeadlines({ updateOne: call, updateMany: call }), asked: () => asked };
}

// @proves GAP-001 R6
it('a change of one document is retried after a write conflict, a bounded number of times', async () => {
  const twice = refusing(112, 2);
  await expect(twice.collection.updateOne()).resolves.toBe('done');
  expect(twice.asked()).toBe(3);
  const always = refusing(112, Infinity);
  await expect(always.collection.updateOne()).rejects.toMatchObject({ code: 112 });
  expect(always.asked()).toBe(6);
});

// @proves GAP-001
it('a write that may be partial, or failed for another reason, is not retried', async () => {
  const many = refusing(112, 1);
  await expect(many.collection.updateMany()).rejects.toMatchObject({ code: 112 });
  const duplicate = refusing(11000, 1);
  await expect(duplicate.collection.updateOne()).rejects.toMatchObject({ code: 11000 });
  expect([many.asked(), duplicate.asked()]).toEqual([1, 1]);
});
