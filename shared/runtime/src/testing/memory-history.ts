// A history without a browser, for tests. React Router exports it under a private name only, as it does the browser's.
export { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
