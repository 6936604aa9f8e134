import { runningProduct } from './product.ts';

/** Longer than the backoff of a bundle that hung or crashed, and than a machine is busy. */
const PAINTED_WITHIN_MS = 90_000;

type Answer = { status: number; html: string };

async function untilAnswered(path: string, isMeant: (answer: Answer) => boolean): Promise<Answer> {
  const until = Date.now() + PAINTED_WITHIN_MS;
  for (;;) {
    const reply = await fetch(runningProduct().origin + path);
    const answer = { status: reply.status, html: await reply.text() };
    if (isMeant(answer)) return answer;
    if (Date.now() > until) throw new Error(`${path} is not painted: ${answer.status}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/**
 * The raw HTML of a public page, once it is painted: a machine that is busy with other things answers the shell when
 * painting takes too long, which is correct, but not the subject of tests of painted pages.
 */
export async function paintedHtml(path: string): Promise<string> {
  return (await untilAnswered(path, ({ html }) => html.includes('{"painted":true'))).html;
}

/** Waits until an address is answered with 404: only a successful render finds out that the page is missing. */
export async function answeredNotFound(path: string): Promise<void> {
  await untilAnswered(path, ({ status }) => status === 404);
}
