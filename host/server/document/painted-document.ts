import { bodyOf } from '@lapak/api/encoding/encoded-body';
import type { MatchedPage } from '../../src/app/entry-server.tsx';
import type { Page } from '../http/page-answer.ts';
import type { Releases } from '../remotes/deployed-releases.ts';
import type { Renderer } from '../render/renderer.ts';
import { composePainted } from './compose-document.ts';
import type { DocumentParts } from './document-parts.ts';
import { paintProblem, remoteOf, type PaintProblem } from './page-problem.ts';
import { pageTag } from './page-tag.ts';
import { withFrames } from './security-policy.ts';
import { stableState } from './stable-state.ts';

interface Options {
  parts: DocumentParts;
  renderer: Renderer;
  /** A version painted a public page, with all its parts. */
  onPainted: (painted: Pick<PaintProblem, 'url' | 'remote' | 'version'>) => void;
  onProblem: (problem: PaintProblem) => void;
}

/** Makes documents with a painted body, by the versions that are given. They reject with a `PaintError`. */
export function createPaintedDocuments({ parts, renderer, onPainted, onProblem }: Options) {
  return async (releases: Releases, page: MatchedPage, url: URL): Promise<Page> => {
    const request = parts.paintRequest(releases, page, url);
    const { profile, state, flaws, ...html } = await renderer.paint(request);
    const isWhole = flaws.length === 0;
    if (isWhole) onPainted({ url: url.pathname, remote: remoteOf(page), version: request.version });
    for (const flaw of flaws) {
      const error = new Error(`a part of the page failed: ${flaw}`);
      onProblem(paintProblem({ url, releases, page }, error, 'page without a part'));
    }
    const beginning = parts.beginning(releases, page, url, profile);
    const composed = (json: string) =>
      composePainted(beginning, html, json, parts.releasesText(releases, page));
    return {
      status: 200,
      policy: withFrames(beginning.template.policy, profile?.survey_origins),
      ahead: beginning.template.ahead,
      body: bodyOf(...composed(state)),
      tag: pageTag(composed(stableState(state))),
      isKept: isWhole,
      isStandIn: false,
      uses: parts.uses(releases, page),
    };
  };
}
