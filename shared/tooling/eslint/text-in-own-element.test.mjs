import { RuleTester } from 'eslint';
import ts from 'typescript-eslint';
import { textInOwnElement } from './text-in-own-element.mjs';

RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester({
  languageOptions: { parser: ts.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
});

const valid = {
  'the one text of an element': 'const a = <p>{isBusy ? "Memproses" : label}</p>;',
  'a text that is composed': 'const a = <p>{`Total (${count} tiket)`}</p>;',
  'a text in an element of its own': 'const a = <p>{isBusy && <Spinner />}<span>{label}</span></p>;',
  'text that stays beside elements that stay': 'const a = <p>Pesanan <strong>{invoice}</strong> dibuat.</p>;',
  'text that stays before what comes and goes': 'const a = <p>Lihat Peta {isOutside && <Icon />}</p>;',
  'text behind an element that stays': 'const a = <p>{isNew && <Badge />}<Icon /> Beli</p>;',
  'nodes that the file declares':
    'interface P { title: ReactNode } const A = ({ title }: P) => <p><Icon />{title}</p>;',
  'a name that is declared as a node':
    'const extras: ReactElement | null = useExtras(); const a = <p><b />{extras}</p>;',
  'nodes that the file makes': 'const icon = isNew ? <Icon /> : null; const a = <p>{icon}<b /></p>;',
  'what a component stands around': 'const A = ({ children }) => <section><h2 />{children}</section>;',
  'a list of elements': 'const a = <ul><li />{names.map((name) => <li key={name}>{name}</li>)}</ul>;',
  'a component that returns nothing': 'function A() { return null; }',
};
const beside = [{ messageId: 'beside' }];
const invalid = {
  'text behind what comes and goes': ['const a = <p>{isBusy && <Spinner />} Bayar</p>;', beside],
  'text that changes beside what comes and goes': [
    'const a = <p>{isBusy ? <Spinner /> : icon}{isBusy ? busyLabel : children}</p>; interface P { icon: ReactNode }',
    beside,
  ],
  'text or an element beside others': ['const a = <p><b />{isFree ? "Gratis" : <Price />}</p>;', beside],
  'text that comes and goes': ['const a = <p><b />{isNew && "Baru"}</p>;', beside],
  'text that changes beside text': ['const a = <p>Keranjang ({count})</p>;', [...beside, ...beside]],
  'a text of a call': ['const a = <p>{formatPrice(total)}<b /></p>;', beside],
  'text of a fragment': ['const a = <>Masukkan kode <b /></>;', beside],
  'a list of texts': ['const a = <p>{names.map((name) => name)}</p>;', beside],
  'text that is declared as such': [
    'interface P { label: string } const A = ({ label }: P) => <p><b />{label}</p>;',
    beside,
  ],
  'a component that returns text': [
    'function Amount() { return isFree ? "Gratis" : <Price />; }',
    [{ messageId: 'returned' }],
  ],
};

tester.run('text in an element of its own', textInOwnElement, {
  valid: Object.entries(valid).map(([name, code]) => ({ name, code })),
  invalid: Object.entries(invalid).map(([name, [code, errors]]) => ({ name, code, errors })),
});
