import { documentIds } from '@lapak/contracts/page-document';

/** Resolves behind the document's first frame; of a tab in the background none is painted. */
const firstFrame = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * Takes the preloads of a painted document out of their template behind its first frame, and the scripts once the document is read, too.
 * Browsers look for files ahead of the parser, though not in templates: on a slow line scripts that are requested together with
 * the first picture take three quarters of the bandwidth from it; requested behind the first frame, they arrive when the picture
 * has. It must run while the document is read.
 */
export async function loadLateScripts(): Promise<void> {
  const template = document.getElementById(documentIds.scripts) as HTMLTemplateElement;
  const { content } = template;
  const read = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  await firstFrame();
  document.head.append(...content.querySelectorAll('link'));
  await read;
  // In their order, as scripts of the parser are.
  for (const script of content.querySelectorAll('script')) script.async = false;
  document.head.append(content);
}
