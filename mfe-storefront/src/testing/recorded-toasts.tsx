import { useEffect, useState } from 'react';

/** Subscribes in place of the host's Toaster and records the messages, without animation or state. */
export function RecordedToasts() {
  const [texts, setTexts] = useState<string[]>([]);
  useEffect(() => {
    globalThis.lapakToasts = {
      queue: [],
      listener: (call) => {
        if (call.kind !== 'dismiss') setTexts((before) => [...before, call.text]);
      },
    };
    return () => {
      globalThis.lapakToasts = undefined;
    };
  }, []);
  return (
    <ul aria-label="Pemberitahuan">
      {texts.map((text, index) => (
        <li key={index}>{text}</li>
      ))}
    </ul>
  );
}
