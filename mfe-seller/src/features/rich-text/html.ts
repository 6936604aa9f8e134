import { getHTMLFromFragment, getSchema } from '@tiptap/core';
import { DOMParser as ModelParser, type Node as ModelNode } from '@tiptap/pm/model';
import { extensions } from './extensions.ts';

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** Two names of one tag. */
const sameTags: Readonly<Record<string, string>> = { B: 'strong', I: 'em', DEL: 's', STRIKE: 's' };

/** A cell or an item with one paragraph holds its text alone, as hand-written HTML does. */
function unwrap(holder: Element) {
  const [first, ...others] = holder.children;
  const isAlone = others.every((other) => holder.tagName === 'LI' && /^[UO]L$/.test(other.tagName));
  if (first?.tagName === 'P' && first === holder.firstChild && isAlone)
    first.replaceWith(...first.childNodes);
}

/** Takes away what says nothing: the editor's sizes of columns, spans of one cell, whitespace between blocks. */
function tidy(body: HTMLElement): HTMLElement {
  for (const element of body.querySelectorAll('colgroup')) element.remove();
  for (const element of body.querySelectorAll('*')) {
    element.removeAttribute('style');
    for (const span of ['colspan', 'rowspan'])
      if (element.getAttribute(span) === '1') element.removeAttribute(span);
  }
  for (const holder of body.querySelectorAll('li,td,th')) unwrap(holder);
  return body;
}

const blockTag = / ?(<\/?(?:p|h[234]|[uo]l|li|blockquote|[hb]r|table|tbody|t[rdh])\b[^>]*>) ?/g;

/** HTML in one spelling, to compare. */
function canonical(html: string): string {
  const body = tidy(parsed(html));
  const isPlain = body.children.length === 0 && body.textContent.trim() !== '';
  if (isPlain) return canonical(`<p>${body.innerHTML}</p>`);
  for (const element of body.querySelectorAll(Object.keys(sameTags).join(','))) {
    const renamed = document.createElement(sameTags[element.tagName] ?? 's');
    renamed.append(...element.childNodes);
    element.replaceWith(renamed);
  }
  for (const element of body.querySelectorAll('*')) {
    const attributes = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const { name } of attributes) element.removeAttribute(name);
    for (const { name, value } of attributes) element.setAttribute(name, value);
  }
  return body.innerHTML.replace(/\s+/g, ' ').replace(blockTag, '$1').trim();
}

const schema = getSchema(extensions);
const modelOf = (html: string) => ModelParser.fromSchema(schema).parse(parsed(html));

/** @returns the text as the shop keeps it; '' for one without anything */
export function htmlOf(model: ModelNode): string {
  if (model.textContent.trim() === '' && !hasMore(model)) return '';
  return tidy(parsed(getHTMLFromFragment(model.content, model.type.schema))).innerHTML;
}

function hasMore(model: ModelNode): boolean {
  let found = false;
  model.descendants((node) => {
    if (/^(image|table|horizontalRule)$/.test(node.type.name)) found = true;
    return !found;
  });
  return found;
}

/** Whether the editor can show a stored text and write it back without a loss. */
export const isEditable = (html: string): boolean => canonical(htmlOf(modelOf(html))) === canonical(html);
