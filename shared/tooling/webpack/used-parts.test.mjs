import { uiSources, usedParts } from './used-parts.mjs';

it('finds the parts of each component, under the name that a file gives it', () => {
  const found = usedParts([
    "import { Select as Base } from '@base-ui/react/select';\n<Base.Root><Base.Item /></Base.Root>; const my = MyBase.Popup;",
    "import { Select, type SelectRootProps } from '@base-ui/react/select';\nconst Part = Select.List;",
    "import { CSPProvider } from '@base-ui/react/csp-provider';\n<CSPProvider />;",
  ]);
  expect([...found.get('@base-ui/react/select')]).toEqual([['Select', new Set(['Root', 'Item', 'List'])]]);
  expect([...found.get('@base-ui/react/csp-provider')]).toEqual([['CSPProvider', new Set()]]);
});

it('knows every use of a component in ui, so that no part is missing in a page', () => {
  const names = [...usedParts(uiSources()).values()].flatMap((components) => [...components.keys()]);
  for (const source of uiSources()) {
    const imports = [...source.matchAll(/import \{([^}]*)\} from '@base-ui\/react\/[a-z-]+';/g)];
    expect(source.match(/@base-ui\//g)?.length ?? 0).toBe(imports.length);
    for (const [line, list] of imports) {
      for (const item of list.split(',').map((text) => text.trim())) {
        const [component, local = component] = item.split(/ as /);
        expect(names).toContain(component);
        // A component with parts is used by its parts alone.
        const uses =
          source.replace(line, '').match(new RegExp(`(?<![\\w./'-])${local}\\b(?!\\.\\w)`, 'g')) ?? [];
        if (component !== 'CSPProvider') expect(uses).toEqual([]);
      }
    }
  }
});
