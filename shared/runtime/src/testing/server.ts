import { setupServer } from 'msw/node';

/** The API as the tests describe it; what no test describes is an error. */
export const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
