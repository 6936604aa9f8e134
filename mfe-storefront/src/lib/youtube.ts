/**
 * Address of the embedded video. The seller gives an embed id (spec 1 §2); a full address is accepted too. Null for
 * anything else, so that the frame only ever loads the video host.
 */
export function youtubeEmbed(value: string | null | undefined): string | null {
  const text = (value ?? '').trim();
  const found =
    /^(?:https?:\/\/)?(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:embed\/|watch\?v=|shorts\/)|youtu\.be\/)([\w-]{11})(?:[?&#].*)?$/.exec(
      text,
    );
  const id = found?.[1] ?? text;
  return /^[\w-]{11}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : null;
}
