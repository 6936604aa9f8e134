// A history without a browser, for tests. React Router gives it out under a private name only, as it does the browser's.
export { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
