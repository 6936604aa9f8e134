/** Loads and runs a script. Rejects when it does not come; not when it throws. */
export function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src} does not come`));
    };
    document.head.append(script);
  });
}
