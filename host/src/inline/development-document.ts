/** What React's renderer looks for when it starts. */
interface DevTools {
  renderers: Map<number, unknown>;
  supportsFiber: true;
  inject: (renderer: unknown) => number;
  checkDCE: () => void;
  onCommitFiberRoot: () => void;
  onCommitFiberUnmount: () => void;
  onPostCommitFiberRoot: () => void;
  onScheduleFiberRoot: () => void;
}

declare global {
  interface Window {
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: DevTools;
  }
}

const ignore = () => undefined;
const renderers = new Map<number, unknown>();

function inject(renderer: unknown): number {
  const id = renderers.size + 1;
  renderers.set(id, renderer);
  return id;
}

// React registers its renderer with this hook when it starts; hot reload of a remote inside the shell repaints only when
// it exists before any script. React's own developer tools bring one.
window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers,
  supportsFiber: true,
  inject,
  checkDCE: ignore,
  onCommitFiberRoot: ignore,
  onCommitFiberUnmount: ignore,
  onPostCommitFiberRoot: ignore,
  onScheduleFiberRoot: ignore,
};

export {};
