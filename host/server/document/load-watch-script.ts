import { documentTokenEntry } from '@lapak/contracts/page-document';

/** How long the shell's scripts are awaited before the shopper is told, in ms. They still start when they come later. */
const PATIENCE_MS = 15_000;
/** After an error of theirs, how long they are awaited: a hydration that fails begins anew by itself. */
const RECOVERY_MS = 1500;

const boxStyle =
  'position:fixed;z-index:60;inset-inline:16px;max-width:32rem;margin:auto;padding:12px 16px;border-radius:12px;text-align:center;' +
  'background:var(--color-text,#172130);color:var(--color-surface,#fff);';
const buttonStyle =
  'min-height:44px;padding:0 12px;border:0;background:none;color:inherit;font:700 1em inherit';

/**
 * Tells the shopper, with a button that loads the document again, when the shell does not start: its script is not there, throws,
 * or never comes. A painted page stays readable. Reports which version failed, unless it is only late. Inline, because it must work
 * without any file. A script element that failed is removed: webpack would wait for it for two minutes when it loads the same file.
 * The shell calls `__lapakLoadFailed` when it cannot use a page that is painted.
 */
export const loadWatchScript =
  '(function(){var d=document,b,isUp=function(){return performance.getEntriesByName("lapak:hydrated").length},' +
  'make=function(n,t,s){var e=b.appendChild(d.createElement(n));e.textContent=t;e.style.cssText=s;return e},' +
  'show=function(){if(b||isUp())return;var w=d.querySelector(".lapak-boot,[data-outline]"),t;b=d.createElement("div");b.setAttribute("role","alert");' +
  `b.style.cssText="${boxStyle}"+(w?"top:30vh":"bottom:80px");` +
  'w?(w.remove(),make("h1","Halaman ini gagal dimuat","font-size:1.25em")):make("span","Sebagian halaman belum bisa dipakai karena gagal dimuat. ","");' +
  `make("button","Coba lagi","${buttonStyle};text-decoration:underline").onclick=function(){location.reload()};d.body.append(b);` +
  't=setInterval(function(){isUp()&&(b.remove(),clearInterval(t))},500)},' +
  `token=function(){var n=performance.getEntriesByType("navigation")[0],t=n&&n.serverTiming||[];t=t.filter(function(e){return e.name==="${documentTokenEntry}"})[0];return t&&t.description},` +
  'fail=function(r,a,o){var v=/\\/assets\\/host\\/([^\\/]+)\\/main\\./.exec(a);if(!v||isUp())return;setTimeout(function(){if(isUp())return;show();' +
  'navigator.sendBeacon("/telemetry/remote-failure",new Blob([JSON.stringify({remote:"host",version:v[1],reason:r,' +
  'message:o&&(""+o).slice(0,300).replace(/\\?\\S*/g,""),document:token()})],{type:"application/json"}))},' +
  `o?${RECOVERY_MS}:0)};` +
  'addEventListener("error",function(e){var s=e.target;s===window?fail("module",e.filename,e.message):' +
  's.localName==="script"&&(s.remove(),fail("entry",s.src))},true);' +
  `setTimeout(show,${PATIENCE_MS});window.__lapakLoadFailed=show})();`;
