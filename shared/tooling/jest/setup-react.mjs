import '@testing-library/jest-dom';
import { configure } from '@testing-library/react/pure';
import { translatePage } from './translate-page.mjs';

// On a busy machine a second is not long; a wait that ends early costs nothing. Configured through the library that the
// tests import: another copy of `@testing-library/dom` has a configuration of its own.
configure({ asyncUtilTimeout: 20_000 });

// React's development build records a stack for each element that it creates, and Yup one for each message. Jest asks for 100
// calls of each, Node for 10: that takes an eighth of the processor time of these suites.
Error.stackTraceLimit = 10;

// jsdom has no pointer events; the headless components make one when a choice is pressed by keyboard.
if (typeof globalThis.MouseEvent !== 'undefined') {
  globalThis.PointerEvent ??= class PointerEvent extends globalThis.MouseEvent {
    constructor(type, init = {}) {
      super(type, init);
      this.pointerId = init.pointerId ?? 0;
      this.pointerType = init.pointerType ?? '';
      this.isPrimary = init.isPrimary ?? false;
    }
  };
}

// jsdom has no layout, so nothing to scroll; a test of scrolling spies on these.
if (typeof globalThis.window !== 'undefined') {
  globalThis.window.scrollTo = () => undefined;
  globalThis.Element.prototype.scrollIntoView ??= () => undefined;
}

// The fetch that msw answers needs Node's FormData, which cannot read a form; React reads one when a submit navigates.
const NodeFormData = globalThis.FormData;
globalThis.FormData = class FormData extends NodeFormData {
  constructor(form) {
    super();
    for (const field of form?.elements ?? []) {
      if (field.name && !field.disabled) this.append(field.name, field.value);
    }
  }
};

if (typeof globalThis.document !== 'undefined') translatePage(globalThis.document.body);
