// A browser on a busy machine occasionally loses a message, which is no fault of the product. A story that fails is
// retried once from the start, and the failure is printed; one that fails twice fails.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
