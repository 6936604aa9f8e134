import { delay, http } from 'msw';
import { setupServer } from 'msw/node';

/** The API with the tests' handlers; an unhandled request is an error. */
export const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Lets every call of the test take a moment more, so that what is shown meanwhile can be seen. */
export const slowAnswers = () =>
  server.use(
    http.all('*', async () => {
      // Without an answer of its own: the next handler has it.
      await delay(50);
    }),
  );
