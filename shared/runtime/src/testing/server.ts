import { setupServer } from 'msw/node';

/** The API with the tests' handlers; an unhandled request is an error. */
export const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
