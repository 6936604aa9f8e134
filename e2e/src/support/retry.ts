// A whole browser on a busy machine now and then loses a message, and nothing of ours is to blame. A story that fails is
// told once more from the start, and what failed is printed; one that fails twice fails.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
