import '@lapak/ui/styles/reset.css';
import '@lapak/ui/styles/tokens.css';
import { createStandAlone } from '@lapak/runtime/create-stand-alone';
import { Toaster } from '@lapak/ui/toaster';
import { exposes } from './exposes.ts';

createStandAlone({
  pages: { console: exposes.Console },
  links: ['console'],
  overlays: <Toaster />,
});
