import { useEffect, useState } from 'react';

/** Listens where the host's Toaster would, and writes down what is said; without its motion and its memory. */
export function SaidToasts() {
  const [said, setSaid] = useState<string[]>([]);
  useEffect(() => {
    globalThis.lapakToasts = {
      queue: [],
      listener: (call) => {
        if (call.kind !== 'dismiss') setSaid((before) => [...before, call.text]);
      },
    };
    return () => {
      globalThis.lapakToasts = undefined;
    };
  }, []);
  return (
    <ul aria-label="Pemberitahuan">
      {said.map((text, index) => (
        <li key={index}>{text}</li>
      ))}
    </ul>
  );
}
