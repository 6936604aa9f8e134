import { failureLimits } from '@lapak/contracts/page-document';
import { describeFailure } from './describe-failure.ts';

const failure = { remote: 'checkout', version: '7', reason: 'render', page: 'checkout/Cart' } as const;

it('carries what the error says, without the queries of addresses and the number of a retry', () => {
  const error = new Error('no /api/orders?token=rahasia here');
  error.stack = 'Error: x\n    at f (http://toko/remotes/checkout/7~2/cart.js?email=sari@x.id:1:2)';
  expect(describeFailure(failure, error)).toEqual({
    ...failure,
    message: 'no /api/orders here',
    stack: 'Error: x\n    at f (http://toko/remotes/checkout/7/cart.js:1:2)',
  });
});

it('is no longer than the server takes', () => {
  const error = new Error('x'.repeat(5000));
  const { message = '', stack = '' } = describeFailure(failure, error);
  expect([message.length, stack.length]).toEqual([failureLimits.message, failureLimits.stack]);
});

it('says no more when something else than an error was thrown', () => {
  expect(describeFailure(failure, 'garbage')).toEqual(failure);
});
