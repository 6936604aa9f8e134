const font = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Inline styles, the only ones that every mail program applies. */
export const styles = {
  page: `margin:0;padding:16px 8px;background:#f2f4f7;color:#1d2939;font:16px/1.5 ${font}`,
  card: 'max-width:560px;margin:0 auto;background:#ffffff;border-radius:12px;overflow:hidden',
  head: 'padding:16px 20px;border-bottom:1px solid #e4e7ec',
  logo: 'display:block;width:40px;height:40px;border-radius:8px;object-fit:contain;background:#ffffff',
  store: `font:600 16px/1.3 ${font};color:#1d2939;text-decoration:none;overflow-wrap:anywhere`,
  body: 'padding:20px',
  title: `margin:0 0 16px;font:700 20px/1.3 ${font};color:#1d2939`,
  paragraph: 'margin:0 0 16px;overflow-wrap:anywhere',
  table: 'width:100%;margin:0 0 16px;border-collapse:collapse;table-layout:fixed;font-size:14px',
  label: 'width:42%;padding:4px 8px 4px 0;vertical-align:top;color:#475467;overflow-wrap:anywhere',
  value: 'padding:4px 0;vertical-align:top;text-align:right;overflow-wrap:anywhere',
  strongLabel: `width:42%;padding:8px 8px 4px 0;vertical-align:top;font:700 16px/1.3 ${font};overflow-wrap:anywhere`,
  strongValue: `padding:8px 0 4px;vertical-align:top;text-align:right;font:700 16px/1.3 ${font};overflow-wrap:anywhere`,
  highlight: 'margin:0 0 16px;padding:16px;border-radius:8px;background:#eff4ff',
  highlightLabel: `margin:0;font:400 14px/1.4 ${font};color:#475467`,
  highlightLargest: `margin:0 0 8px;font:700 28px/1.2 ${font};color:#1d2939;overflow-wrap:anywhere`,
  highlightValue: `margin:0 0 4px;font:700 18px/1.3 ${font};color:#1d2939;overflow-wrap:anywhere`,
  item: 'width:100%;border-collapse:collapse;font-size:14px',
  itemCell: 'width:68px;padding:0;vertical-align:top',
  itemPicture:
    'display:block;width:56px;height:56px;border-radius:8px;object-fit:cover;background:#f2f4f7;font-size:10px',
  itemText: 'padding:0;vertical-align:middle;overflow-wrap:anywhere',
  ticket: 'width:100%;margin:0 0 16px;border-collapse:separate;border:1px solid #e4e7ec;border-radius:8px',
  ticketCell: 'padding:16px;text-align:center',
  qr: 'display:block;width:200px;height:200px;margin:0 auto 8px;background:#ffffff;font-size:12px',
  code: `margin:0 0 8px;font:700 18px/1.3 ui-monospace, Menlo, Consolas, monospace;color:#1d2939;overflow-wrap:anywhere`,
  ticketTitle: `margin:0;font:600 16px/1.3 ${font};color:#1d2939;overflow-wrap:anywhere`,
  ticketLine: 'margin:0;font-size:14px;color:#475467;overflow-wrap:anywhere',
  line: 'padding:4px 0;overflow-wrap:anywhere',
  button: `display:block;margin:8px 0 16px;padding:12px 16px;border-radius:8px;background:#1d4ed8;color:#ffffff;font:600 16px/1.25 ${font};text-align:center;text-decoration:none`,
  link: 'color:#1d4ed8;overflow-wrap:anywhere',
  foot: 'max-width:560px;margin:0 auto;padding:12px 20px;color:#475467;font-size:13px;overflow-wrap:anywhere',
} as const;

/** Styles for programs that show mails dark; `!important` as the light styles are inline. */
export const darkStyles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#101418!important;color:#f2f4f7!important}
.card{background:#1b2128!important}
.head,.ticket{border-color:#344054!important}
.highlight{background:#26334d!important}
.ink{color:#f2f4f7!important}
.quiet{color:#b8c0cc!important}
.button{background:#84adff!important;color:#101418!important}
.link{color:#84adff!important}
}`;
