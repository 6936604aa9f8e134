import { Button } from '@lapak/ui/button';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { openCodeDetector, type CodeDetector } from '../../features/gate/code-detector.ts';
import styles from './gate-event-page.module.css';

/** Pictures of the camera are looked at this often. */
const LOOK_MS = 200;
/** A code that stays before the camera is asked once. */
const SAME_CODE_MS = 3_000;

/** Why the camera does not start, and what helps. */
function problemText(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError')
    return 'Izin kamera ditolak. Izinkan kamera untuk situs ini di pengaturan browser, atau ketik kodenya.';
  if (name === 'NotFoundError') return 'Perangkat ini tidak punya kamera. Ketik kodenya.';
  if (name === 'NotReadableError')
    return 'Kamera sedang dipakai aplikasi lain. Tutup aplikasi itu, lalu coba lagi.';
  return 'Kamera tidak bisa dinyalakan. Coba lagi, atau ketik kodenya.';
}

/** Looks for codes in a video until it is stopped; asks for one at a time. @returns stops it */
function watchCodes(
  video: HTMLVideoElement,
  detector: CodeDetector,
  onCode: (text: string) => Promise<void>,
): () => void {
  let isStopped = false;
  let last = { text: '', at: 0 };
  const look = async () => {
    if (isStopped) return;
    const found = video.readyState >= 2 ? await detector.detect(video).catch(() => []) : [];
    const text = found[0]?.rawValue ?? '';
    const isSame = text === last.text && Date.now() - last.at < SAME_CODE_MS;
    if (text !== '') last = { text, at: Date.now() };
    if (text !== '' && !isSame && !isStopped) {
      navigator.vibrate?.(60);
      await onCode(text);
      last.at = Date.now();
    }
    setTimeout(() => void look(), LOOK_MS);
  };
  void look();
  return () => {
    isStopped = true;
  };
}

async function openCamera(signal: AbortSignal): Promise<MediaStream | null> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  if (!signal.aborted) return stream;
  for (const track of stream.getTracks()) track.stop();
  return null;
}

function Viewfinder({
  onCode,
  onProblem,
}: {
  onCode: (text: string) => Promise<void>;
  onProblem: (text: string) => void;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const found = useEffectEvent(onCode);
  const failed = useEffectEvent(onProblem);
  useEffect(() => {
    const ended = new AbortController();
    const start = async () => {
      const [detector, stream] = await Promise.all([openCodeDetector(), openCamera(ended.signal)]);
      const picture = video.current;
      if (!stream || !picture) return;
      ended.signal.addEventListener('abort', () => {
        for (const track of stream.getTracks()) track.stop();
      });
      picture.srcObject = stream;
      await picture.play();
      const stop = watchCodes(picture, detector, found);
      ended.signal.addEventListener('abort', stop);
    };
    start().catch((error: unknown) => {
      if (!ended.signal.aborted) failed(problemText(error));
    });
    return () => ended.abort();
  }, []);
  return <video ref={video} className={styles.camera} playsInline muted aria-label="Gambar kamera" />;
}

/** Reads QR codes with the camera, once it is switched on. */
export function CodeCamera({ onCode }: { onCode: (text: string) => Promise<void> }) {
  const [isOn, setOn] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // What reads the codes is there before the network goes.
  useEffect(() => {
    openCodeDetector().catch(() => undefined);
  }, []);
  return (
    <div className={styles.checker}>
      {isOn && (
        <Viewfinder
          onCode={onCode}
          onProblem={(text) => {
            setOn(false);
            setProblem(text);
          }}
        />
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <Button
        variant={isOn ? 'secondary' : 'primary'}
        onClick={() => {
          setProblem(null);
          setOn(!isOn);
        }}
      >
        {isOn ? 'Matikan kamera' : 'Nyalakan kamera'}
      </Button>
    </div>
  );
}
