// What only the host's server render needs; kept out of the browser's copy.
export { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom';
